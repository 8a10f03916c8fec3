import { useState } from 'react'
import type { Forecast } from '#domain/forecast/compute-forecast.ts'
import {
  changeOverwrites,
  clearLine,
  findByMonth,
  type LineOfItem,
  type Overwrites,
  setMonth,
} from '#domain/forecast/drivers/overwrites.ts'
import { readCell } from '#domain/forecast/engine/grid.ts'
import { findLineRow } from '#domain/forecast/figures/line-rows.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { overwritableLineLabels } from '#domain/plan/fields/choice-labels.ts'
import type { OverwritableLine } from '#domain/plan/forecast-choices.ts'
import { forecastListLimits } from '#domain/plan/list-limits.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toControlId, usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { createRandomId } from '#web/workbook/fields/item-list.tsx'
import { useForecast } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'
import { overwritesAddress } from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'
import { ToggleGroup } from '#web/workbook/steps/forecast/fields/toggle-group.tsx'
import { MonthsGrid } from './months-grid.tsx'

export interface LineMonthsProps {
  itemId: string
  /** The lines of the item that can be written by hand. */
  lines: readonly [OverwritableLine, ...OverwritableLine[]]
}

/** The months of a line, with those that are set by hand. */
export function LineMonths(props: LineMonthsProps) {
  const plan = useForecast()
  return plan && <CalculatedMonths {...props} forecast={plan.forecast} />
}

interface CalculatedMonthsProps extends LineMonthsProps {
  forecast: Forecast
}

function CalculatedMonths({ itemId, lines, forecast }: CalculatedMonthsProps) {
  const editor = usePlanEditor()
  const overwrites = usePlan(({ data }) => data.financialProjections.forecast.overwrites)
  const [line, setLine] = useState<OverwritableLine>(
    () => lines.find((option) => findByMonth(overwrites, { line: option, itemId }).size > 0) ?? lines[0],
  )
  const chosen: LineOfItem = { line, itemId }
  const byHand = findByMonth(overwrites, chosen)
  const rowNumber = findLineRow(forecast, chosen)

  function change(update: (list: Overwrites) => Overwrites) {
    editor.edit({ label: 'Months set by hand', coalesceKey: `by hand ${line} ${itemId}` }, (workbook) => ({
      ...workbook,
      data: changeOverwrites(workbook.data, update),
    }))
  }

  function write(values: ReadonlyMap<number, number | null>) {
    change((list) => {
      let next = list
      for (const [index, value] of values) {
        if (index < forecast.model.months && next.length < forecastListLimits['forecast.overwrites']) {
          next = setMonth(next, chosen, index + 1, value, createRandomId)
        }
      }
      return next
    })
  }

  function showCalculated(month: number): string {
    if (rowNumber === null) return ''
    const amount = readCell(forecast.grid, rowNumber, month)
    return line === 'volume'
      ? formatNumber(amount, 1)
      : formatMoney(amount, { currency: forecast.model.currency, cents: 'never' })
  }

  return (
    <>
      <p className="text-sm text-ink-2">
        Type over a month that you know. It stays as you write it until you set it back.
      </p>
      {lines.length > 1 && (
        <ToggleGroup
          legend="Line"
          hideLegend
          options={lines.map((option) => ({ value: option, label: overwritableLineLabels[option] }))}
          value={line}
          onValueChange={setLine}
        />
      )}
      <MonthsGrid
        key={line}
        label={overwritableLineLabels[line]}
        cells={Array.from({ length: forecast.model.months }, (_, index) => {
          const overwrite = byHand.get(index + 1)
          return {
            name: nameForecastMonth(forecast.model, index + 1),
            value: overwrite?.value ?? null,
            calculated: showCalculated(index + 1),
            id: overwrite && toControlId([...overwritesAddress, { id: overwrite.id }, 'value']),
          }
        })}
        onChange={write}
      />
      {byHand.size > 0 && (
        <Button size="sm" className="self-start" onClick={() => change((list) => clearLine(list, chosen))}>
          Set all back to calculated
        </Button>
      )}
    </>
  )
}
