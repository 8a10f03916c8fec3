import { explainUnitEconomics, type FigureExplanation } from '#domain/finance/explain-unit-economics.ts'
import { toPossibleInputs } from '#domain/finance/number-ranges.ts'
import {
  classifyFinancials,
  computeUnitEconomics,
  type FinancialsState,
} from '#domain/finance/unit-economics.ts'
import { doSalesRecur } from '#domain/finance/unit-truths.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { templateProjections } from '#domain/plan/templates/template-numbers.ts'
import { Banner } from '#web/ui/notices/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { toControlId, usePlan } from '#web/workbook/editor/plan-context.tsx'
import { PaybackChart } from '#web/workbook/drawings/payback-chart.tsx'

/** Explains the four numbers and every calculation. Template figures stay in pencil style and get no praise. */
export function UnitEconomicsDetail() {
  const projections = usePlan(({ data }) => data.financialProjections.projections)
  const currency = usePlan(({ data }) => currencyOf(data))
  const recurs = usePlan(({ data }) => doSalesRecur(data.financialProjections))
  const state = classifyFinancials(projections, templateProjections)
  return (
    <Card className="@container">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="display-heading text-heading">Unit economics</h2>
        <StateTag state={state} />
      </div>
      <StateBanner state={state} />
      {state !== 'empty' && (
        <>
          <dl className="divide-y divide-rule border-y border-rule">
            {explainUnitEconomics(projections, currency, recurs).map((figure) => (
              <Figure key={figure.key} figure={figure} isReal={state === 'real'} />
            ))}
          </dl>
          <div className="mt-6">
            <PaybackChart
              cac={toPossibleInputs(projections).cac}
              figures={computeUnitEconomics(projections)}
              currency={currency}
            />
          </div>
        </>
      )}
    </Card>
  )
}

function StateTag({ state }: { state: FinancialsState }) {
  if (state === 'template') return <Tag tone="ochre">Template values</Tag>
  return state === 'empty' ? <Tag>No data</Tag> : <Tag tone="blue">Your numbers</Tag>
}

function StateBanner({ state }: { state: FinancialsState }) {
  if (state === 'real') return null
  const isTemplate = state === 'template'
  return (
    <Banner
      tone={isTemplate ? 'warning' : 'info'}
      title={isTemplate ? 'These are the template’s numbers' : 'There is nothing to calculate yet'}
      className="mb-5"
      actions={
        <Button size="sm" onClick={focusPrice}>
          {isTemplate ? 'UPDATE YOUR FINANCIALS' : 'ADD FINANCIAL DATA'}
        </Button>
      }
    >
      {isTemplate
        ? 'Replace them with your real financials. Until then, the figures below show how the math works, not how your business is doing.'
        : 'Complete the financial projections above to see each figure explained with your own numbers.'}
    </Banner>
  )
}

function focusPrice() {
  const field = document.getElementById(toControlId(['financialProjections', 'projections', 'price']))
  if (field instanceof HTMLInputElement) {
    field.focus()
    field.select()
  }
}

function Figure({ figure, isReal }: { figure: FigureExplanation; isReal: boolean }) {
  const isEmphasized = isReal && figure.isHealthy
  return (
    <div className="grid gap-x-6 gap-y-2 py-4 @md:grid-cols-[9.5rem_1fr]">
      <dt className="min-w-0">
        <span className="mono-label block text-ink-3">{figure.label}</span>
        <span
          className={joinClasses(
            'font-display text-[1.625rem] leading-tight font-bold tracking-[-0.02em] wrap-anywhere tabular-nums',
            isEmphasized && 'text-green',
            !isReal && 'text-ochre',
          )}
        >
          {figure.value}
        </span>
        {isEmphasized && !figure.isDoubted && (
          <Tag tone="green" className="ml-2 align-middle">
            Healthy
          </Tag>
        )}
      </dt>
      <dd className="min-w-0 text-[0.9375rem]">
        <span className="block text-sm text-ink-3">{figure.formula}</span>
        <span className="block font-mono text-sm font-medium wrap-anywhere tabular-nums">
          {figure.calculation}
        </span>
        <span className="mt-1 block text-ink-2">{figure.meaning}</span>
      </dd>
    </div>
  )
}
