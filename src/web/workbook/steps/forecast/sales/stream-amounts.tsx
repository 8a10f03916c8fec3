import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { writeField } from '#domain/plan/address/field-values.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { toControlId, usePlanEditor, usePlanList, usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { usePlanField } from '#web/workbook/fields/use-plan-field.ts'
import { useForecastFigure, useForecastNote } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'
import { describeForecastField } from '#web/workbook/steps/forecast/fields/describe-forecast-field.ts'
import { FoldedGroup } from '#web/workbook/steps/forecast/fields/folded-group.tsx'
import type { StreamAddress } from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'
import { ForecastNumber } from '#web/workbook/steps/forecast/fields/forecast-number.tsx'
import { GroupNote } from '#web/workbook/steps/forecast/fields/group-note.tsx'
import { MonthsGrid } from '#web/workbook/steps/forecast/months-by-hand/months-grid.tsx'

/** Sales as money: a share of other sales, or amounts month by month. */
export function StreamAmounts({ address }: { address: StreamAddress }) {
  const base = usePlanValue([...address, 'percentOfStreamId']) ?? ''
  return (
    <>
      <FieldColumns count={2}>
        <BaseChoice address={address} />
        {base !== '' && <ForecastNumber address={[...address, 'percentOfStream']} />}
      </FieldColumns>
      {base === '' && <TypedAmounts address={address} />}
    </>
  )
}

function BaseChoice({ address }: { address: StreamAddress }) {
  const field = [...address, 'percentOfStreamId'] as const
  const { value = '', change } = usePlanField(field)
  const note = useForecastNote(field)
  const ids = usePlanList(({ data }) => data.financialProjections.forecast.streams.map(({ id }) => id))
  const names = usePlanList(({ data }) => data.financialProjections.forecast.streams.map(({ name }) => name))
  return (
    <Select
      {...describeForecastField(field)}
      id={toControlId(field)}
      value={value}
      error={note}
      onChange={(event) => change(event.currentTarget.value)}
    >
      <option value="">Nothing: I know the amounts</option>
      {ids.map(
        (id, index) =>
          id !== address[3].id && (
            <option key={id} value={id}>
              {names[index]?.trim() || `Thing you sell ${index + 1}`}
            </option>
          ),
      )}
    </Select>
  )
}

function TypedAmounts({ address }: { address: StreamAddress }) {
  const field = [...address, 'amounts'] as const
  const editor = usePlanEditor()
  const amounts = usePlanValue(field) ?? []
  const months = useForecastFigure(({ forecast }) => forecast.model.months) ?? 0
  const firstMonth = useForecastFigure(({ forecast }) => forecast.model.firstMonth)
  const start = usePlanValue([...address, 'startMonth']) ?? 1
  const { label } = copyOf(field)
  const written = amounts.filter((amount) => amount !== null).length

  function write(values: ReadonlyMap<number, number | null>) {
    editor.edit({ label, coalesceKey: `amounts ${address[3].id}` }, (workbook) => ({
      ...workbook,
      data: writeField(workbook.data, field, setAmounts(amounts, values, months)),
    }))
  }

  return (
    <FoldedGroup
      title={label}
      summary={written === 0 ? 'From the three months below' : `${written} typed`}
      fields={[field]}
      isKept={written > 0}
    >
      <GroupNote fields={[field]} />
      <div id={toControlId(field)}>
        <MonthsGrid
          label={label}
          cells={Array.from({ length: months }, (_, index) => ({
            name: nameForecastMonth({ firstMonth }, Math.max(1, Math.round(start)) + index),
            value: amounts[index] ?? null,
            calculated: '',
          }))}
          onChange={write}
        />
      </div>
    </FoldedGroup>
  )
}

/** The amounts up to the last one that is written. */
function setAmounts(
  amounts: readonly (number | null)[],
  values: ReadonlyMap<number, number | null>,
  months: number,
): (number | null)[] {
  const next = Array.from({ length: months }, (_, index) =>
    values.has(index) ? (values.get(index) ?? null) : (amounts[index] ?? null),
  )
  return next.slice(0, next.findLastIndex((amount) => amount !== null) + 1)
}
