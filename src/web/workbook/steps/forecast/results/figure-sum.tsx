import { useState } from 'react'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { toPlanAddress } from '#domain/forecast/inputs/to-plan-address.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import type { StatementColumn } from '#domain/forecast/statements/periods.ts'
import { formatFactor, formatResult, formatTrace, toPlainSign } from '#domain/forecast/traces/format-trace.ts'
import { type PeriodTrace, tracePeriod } from '#domain/forecast/traces/trace-period.ts'
import type { TraceFactor, TraceTerm } from '#domain/forecast/traces/trace.ts'
import { findPartOfField, partName } from '#domain/plan/step-parts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useGoToFieldFromForm } from '#web/workbook/fields/go-to-field-context.ts'
import type { ResultsProps } from './results-props.ts'

interface Figure {
  readonly lineId: string
  readonly column: Pick<StatementColumn, 'from' | 'to'>
  readonly columnName: string
}

export interface FigureSumProps extends Figure, Pick<ResultsProps, 'forecast'> {
  onClose: () => void
}

/** With more terms, the list below says it better than a long sum. */
const mostTerms = 4

/** How a figure comes about. Numbers of other lines open in turn, and fields lead to the form. */
export function FigureSum({ forecast, onClose, ...first }: FigureSumProps) {
  const [path, setPath] = useState<readonly Figure[]>([first])
  const { lineId, column, columnName } = path.at(-1) ?? first
  const { currency } = forecast.model
  const trace = traceThrough(roundForecast(forecast), lineId, column)
  if (!trace) return null
  const { label, terms, value, isOutgoing } = trace
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <p className="display-heading text-base">{`${label || 'Without a name'}, ${columnName}`}</p>
        <span className="mono-label shrink-0 text-ink-3">Esc closes</span>
      </div>
      <p className="mt-2 border-b border-rule pb-3 font-mono text-sm font-medium wrap-anywhere">
        {terms.length > mostTerms ? `Sum = ${formatResult(trace, currency)}` : formatTrace(trace, currency)}
      </p>
      {terms.length === 0 && <p className="mt-3 text-sm text-ink-2">Nothing adds to it here.</p>}
      <ul className="mt-2 text-sm">
        {listFactors(terms).map(({ key, sign, factor }) => (
          <FactorLine
            key={key}
            sign={sign}
            factor={factor}
            currency={currency}
            onOpen={(line, month) =>
              setPath([
                ...path,
                {
                  lineId: line,
                  column: { from: month, to: month },
                  columnName: nameForecastMonth(forecast.model, month),
                },
              ])
            }
            onLeave={onClose}
          />
        ))}
      </ul>
      {isOutgoing && value !== 0 && (
        <p className="mt-2 text-[0.8125rem] text-ink-3">
          The statement shows it with a minus, because the money goes out.
        </p>
      )}
      <div className="mt-3 flex gap-2">
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
        {path.length > 1 && (
          <Button size="sm" variant="quiet" onClick={() => setPath(path.slice(0, -1))}>
            Back
          </Button>
        )}
      </div>
    </>
  )
}

/** The sum of the only item that a line adds up, because the line would only repeat its amount. */
function traceThrough(
  forecast: ResultsProps['forecast'],
  lineId: string,
  column: Figure['column'],
): PeriodTrace | null {
  const trace = tracePeriod(forecast, lineId, column)
  const only = trace?.terms.length === 1 ? trace.terms[0] : undefined
  const source = only?.factors.length === 1 ? only.factors[0]?.source : undefined
  const isItem = source?.kind === 'line' && source.line.startsWith(`${lineId}:`)
  const item = isItem ? tracePeriod(forecast, source.line, column) : null
  return trace && item ? { ...item, label: trace.label } : trace
}

interface SignedFactor {
  /** Terms and factors have no other key than their order. */
  readonly key: string
  readonly sign: string
  readonly factor: TraceFactor
}

function listFactors(terms: readonly TraceTerm[]): readonly SignedFactor[] {
  return terms.map(toPlainSign).flatMap(({ sign, factors }, index) =>
    factors.map((factor, place) => ({
      key: `${index} ${place}`,
      sign: place > 0 ? (factor.isDivisor ? '÷' : '×') : sign === -1 ? '−' : index === 0 ? '' : '+',
      factor,
    })),
  )
}

interface FactorLineProps {
  sign: string
  factor: TraceFactor
  currency: string
  onOpen: (lineId: string, month: number) => void
  /** Called before the form opens the field. */
  onLeave: () => void
}

function FactorLine({ sign, factor, currency, onOpen, onLeave }: FactorLineProps) {
  return (
    <li className="grid grid-cols-[1rem_6rem_1fr_auto] items-baseline gap-x-2 py-1">
      <span className="text-ink-3">{sign}</span>
      <span className="text-right font-semibold wrap-anywhere tabular-nums">
        {formatFactor(factor, currency)}
      </span>
      <span className="text-ink-2">{factor.label}</span>
      <FactorSource factor={factor} onOpen={onOpen} onLeave={onLeave} />
    </li>
  )
}

const linkClasses = 'rounded-mark font-semibold text-blue hover:underline'

function FactorSource({
  factor: { source, label },
  onOpen,
  onLeave,
}: Omit<FactorLineProps, 'sign' | 'currency'>) {
  const goToField = useGoToFieldFromForm()
  if (source.kind === 'line') {
    return (
      <button
        type="button"
        className={linkClasses}
        aria-label={`Sum of ${label}`}
        onClick={() => onOpen(source.line, source.month)}
      >
        Its sum
      </button>
    )
  }
  const address = source.kind === 'field' ? toPlanAddress(source.address) : null
  if (!address) return <span className="text-ink-3">{source.kind === 'by-hand' ? 'by hand' : ''}</span>
  return (
    <button
      type="button"
      className={linkClasses}
      onClick={() => {
        onLeave()
        goToField(address)
      }}
    >
      {partName(findPartOfField(address))}
    </button>
  )
}
