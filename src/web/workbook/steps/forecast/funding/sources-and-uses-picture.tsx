import { CircleCheck, TriangleAlert } from 'lucide-react'
import { balancePlan } from '#domain/forecast/figures/balance-plan.ts'
import { describeSourcesAndUses } from '#domain/forecast/figures/describe-sources-and-uses.ts'
import {
  type BalancingChange,
  computeSourcesAndUses,
  type MoneyLine,
  type SourcesAndUses,
} from '#domain/forecast/figures/sources-and-uses.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { roundToTotal } from '#domain/forecast/statements/round-to-total.ts'
import { moneySourceLabels, startUpKindLabels } from '#domain/plan/fields/choice-labels.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { createRandomId } from '#web/workbook/fields/item-list.tsx'
import { useForecast } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'
import { PictureFrame } from '#web/workbook/steps/forecast/picture-frame.tsx'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'

/** What the project costs and which money pays for it, with the one change that balances them. */
export function SourcesAndUsesPicture() {
  const plan = useForecast()
  return plan && <SourcesAndUsesOf model={plan.forecast.model} />
}

function SourcesAndUsesOf({ model }: { model: ForecastModel }) {
  const editor = usePlanEditor()
  const { currency } = model
  const money = computeSourcesAndUses(model)
  const { change } = money

  function balance(wanted: BalancingChange) {
    editor.edit({ label: 'Balance sources and uses' }, (workbook) => ({
      ...workbook,
      data: balancePlan(workbook.data, wanted, createRandomId()),
    }))
    showToast({ title: 'Sources and uses balance', action: describeUndo(editor) })
  }

  if (money.totalUses === 0 && money.totalSources === 0) return null
  return (
    <PictureFrame title={nameFinding(money, currency)} subtitle="Sources and uses">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <output
          className={joinClasses(
            'flex flex-[1_1_14rem] items-start gap-2 text-sm font-semibold',
            change ? 'text-ochre' : 'text-green',
          )}
        >
          <Icon of={change ? TriangleAlert : CircleCheck} className="mt-[0.2em]" />
          {describeSourcesAndUses(model, money)}
        </output>
        {change && (
          <Button size="sm" onClick={() => balance(change)}>
            {nameChange(change, currency)}
          </Button>
        )}
      </div>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Sources and uses of the money</caption>
        <MoneyRows title="Uses" lines={money.uses} total={money.totalUses} currency={currency} />
        <MoneyRows title="Sources" lines={money.sources} total={money.totalSources} currency={currency} />
      </table>
    </PictureFrame>
  )
}

function nameFinding({ change, difference, totalUses }: SourcesAndUses, currency: string): string {
  if (!change) return `${formatMoney(totalUses, { currency, cents: 'never' })}, fully paid for`
  const amount = formatMoney(Math.abs(difference), { currency })
  return difference < 0 ? `${amount} is missing` : `${amount} is left over`
}

function nameChange({ list, amountAfter }: BalancingChange, currency: string): string {
  const amount = formatMoney(amountAfter, { currency })
  if (list === 'startUp') return `Keep ${amount} in reserve`
  return list === 'loans' ? `Borrow ${amount}` : `Put in ${amount}`
}

interface MoneyRowsProps {
  title: string
  lines: readonly MoneyLine[]
  total: number
  currency: string
}

/** Rounded so that the rows add up to the total that is shown. */
function MoneyRows({ title, lines, total, currency }: MoneyRowsProps) {
  const shown = roundToTotal(
    lines.map(({ amount }) => amount),
    Math.round(total),
  )
  const show = (amount: number) => formatMoney(amount, { currency, cents: 'never' })
  return (
    <tbody className="border-b border-rule last:border-b-0">
      <tr>
        <th scope="rowgroup" colSpan={2} className="mono-label pt-3 pb-1 text-left font-normal text-ink-3">
          {title}
        </th>
      </tr>
      {lines.map(({ id, name, kind }, index) => (
        <tr key={`${id} ${kind}`}>
          <th scope="row" className="py-0.5 pr-3 text-left font-normal wrap-anywhere">
            {name.trim() === '' ? nameKind(kind) : name}{' '}
            {name.trim() !== '' && name.trim() !== nameKind(kind) && (
              <span className="ml-1.5 text-[0.8125rem] text-ink-3">{nameKind(kind)}</span>
            )}
          </th>
          <td className="py-0.5 text-right align-top whitespace-nowrap">{show(shown[index] ?? 0)}</td>
        </tr>
      ))}
      <tr className="font-semibold">
        <th scope="row" className="pt-1 pb-3 text-left">
          {title === 'Uses' ? 'All uses' : 'All sources'}
        </th>
        <td className="pt-1 pb-3 text-right">{show(total)}</td>
      </tr>
    </tbody>
  )
}

const kindNames: Readonly<Record<string, string>> = {
  ...startUpKindLabels,
  ...moneySourceLabels,
  loan: 'Loan',
  'loan-fee': 'Loan fee',
}

function nameKind(kind: string): string {
  return kindNames[kind] ?? kind
}
