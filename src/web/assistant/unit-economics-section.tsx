import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { formatBreakEven, formatPercent, formatRatio } from '#domain/finance/format-figures.ts'
import {
  classifyFinancials,
  computeUnitEconomics,
  healthyGrossMarginPercent,
  healthyLifetimeValueToCac,
} from '#domain/finance/unit-economics.ts'
import { doSalesRecur, listUnitTruths, monthsExplained } from '#domain/finance/unit-truths.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { templateProjections } from '#domain/plan/templates/template-numbers.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { StatFigure, StatGrid } from '#web/ui/display/stat-figure.tsx'
import { RememberedSection } from './remembered-section.tsx'

const financialStep = 8

interface UnitEconomicsSectionProps {
  plan: StoreApi<{ workbook: Workbook }>
  onGoToStep: (stepNumber: number) => void
}

/** The figures of step 8, always visible. A template's figures are never shown as the person's own. */
export function UnitEconomicsSection({ plan, onGoToStep }: UnitEconomicsSectionProps) {
  const financials = useStore(plan, ({ workbook }) => workbook.data.financialProjections)
  const currency = useStore(plan, ({ workbook }) => currencyOf(workbook.data))
  const state = classifyFinancials(financials.projections, templateProjections)
  const goToFinancials = () => onGoToStep(financialStep)
  return (
    <RememberedSection title="LIVE UNIT ECONOMICS" storageKey="unit-economics-open">
      {state === 'real' ? (
        <>
          <Figures financials={financials} currency={currency} />
          <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={goToFinancials}>
            view detailed calculations
          </Button>
        </>
      ) : (
        <div className="rounded-card border border-dashed border-rule-2 px-4 py-4">
          <p className="text-sm text-ink-2">
            {state === 'template'
              ? 'These are still the template’s numbers. Replace them with your real financials to see how your business earns.'
              : 'Complete the financial projections to see your unit economics here, live.'}
          </p>
          <Button size="sm" className="mt-3" onClick={goToFinancials}>
            {state === 'template' ? 'UPDATE YOUR FINANCIALS' : 'ADD FINANCIAL DATA'}
          </Button>
        </div>
      )}
    </RememberedSection>
  )
}

type Financials = Workbook['data']['financialProjections']

function Figures({ financials, currency }: { financials: Financials; currency: string }) {
  const figures = computeUnitEconomics(financials.projections)
  const truths = listUnitTruths(financials, currency)
  const sentences = doSalesRecur(financials) ? truths : [...truths, monthsExplained]
  const money = (amount: number) => formatMoney(amount, { cents: 'never', currency })
  const markIf = (isHealthy: boolean) => (isHealthy ? 'healthy' : undefined)
  return (
    <>
      <StatGrid>
        <StatFigure
          label="Gross margin"
          value={formatPercent(figures.grossMarginPercent)}
          emphasis={markIf(figures.grossMarginPercent >= healthyGrossMarginPercent)}
        />
        <StatFigure
          label="LTV / CAC"
          value={formatRatio(figures.lifetimeValueToCac)}
          emphasis={markIf(figures.lifetimeValueToCac >= healthyLifetimeValueToCac)}
        />
        <StatFigure label="Lifetime value" value={money(figures.lifetimeValue)} />
        <StatFigure label="Break-even per customer" value={formatBreakEven(figures.breakEvenMonths)} />
        <StatFigure label="Contribution margin" value={money(figures.contributionMargin)} />
        <StatFigure label="MRR" value={money(figures.monthlyRecurringRevenue)} />
      </StatGrid>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-2 text-sm text-ink-2">
          {sentence}
        </p>
      ))}
    </>
  )
}
