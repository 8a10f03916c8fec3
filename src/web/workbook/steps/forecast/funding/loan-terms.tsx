import { canFindSmallestLoan } from '#domain/forecast/figures/can-find-smallest-loan.ts'
import { describePayment } from '#domain/forecast/figures/describe-payment.ts'
import { describeSmallestLoan } from '#domain/forecast/figures/smallest-loan.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import type { ItemIn } from '#domain/plan/address/field-address.ts'
import { writeField } from '#domain/plan/address/field-values.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { useForecast } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'
import { useSmallestLoan } from '#web/workbook/steps/forecast/worker/use-worker-answer.ts'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'

export interface LoanTermsProps {
  address: ItemIn<readonly ['financialProjections', 'funding', 'loans']>
}

/** What follows from a loan's terms: its payment, and the smallest amount that keeps cash above zero. */
export function LoanTerms({ address }: LoanTermsProps) {
  const plan = useForecast()
  if (!plan) return null
  const { model } = plan.forecast
  const loan = model.loans.find(({ id, isExisting }) => id === address[3].id && !isExisting)
  if (!loan) return null
  return (
    <div className="rounded-control bg-sunk px-3.5 py-3">
      <p className="text-[0.9375rem] font-semibold tabular-nums">{describePayment(loan, model.currency)}</p>
      {canFindSmallestLoan(plan.forecast) ? (
        <SmallestLoan address={address} model={model} amount={loan.amount} />
      ) : (
        <p className="mt-1.5 text-sm text-ink-2">
          Write what you sell and what you pay, and the smallest loan that works appears here.
        </p>
      )}
    </div>
  )
}

interface SmallestLoanProps extends LoanTermsProps {
  model: ForecastModel
  amount: number
}

function SmallestLoan({ address, model, amount }: SmallestLoanProps) {
  const editor = usePlanEditor()
  const answered = useSmallestLoan(model, address[3].id)
  if (!answered) return null
  const { currency } = answered.model
  const smallest = answered.answer.amount
  // A smaller loan is not offered: it would no longer cover what the money is needed for.
  const isOffered = smallest !== null && smallest > amount

  function take(wanted: number) {
    editor.edit({ label: 'Take the smallest loan' }, (workbook) => ({
      ...workbook,
      data: writeField(workbook.data, [...address, 'amount'], wanted),
    }))
    showToast({
      title: `The loan is now ${formatMoney(wanted, { currency })}`,
      action: describeUndo(editor),
    })
  }

  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-[1_1_16rem] text-sm text-ink-2">
        {describeSmallestLoan(answered.answer, currency, amount)}
      </p>
      {isOffered && (
        <Button size="sm" onClick={() => take(smallest)}>
          {`Borrow ${formatMoney(smallest, { currency })}`}
        </Button>
      )}
    </div>
  )
}
