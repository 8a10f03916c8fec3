import { type KeyboardEvent, useState } from 'react'
import {
  balanceSeason,
  findMostWeight,
  findOffMean,
  monthAfterKey,
  seasonPresets,
  setWeight,
  toWeights,
} from '#domain/forecast/drivers/season.ts'
import { writeField } from '#domain/plan/address/field-values.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { toControlId, usePlanEditor, usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { ExampleNote } from '#web/workbook/fields/example-note.tsx'
import { useForecastNote } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'
import type { StreamAddress } from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'
import { NumberCell } from '#web/workbook/steps/forecast/fields/number-cell.tsx'
import { SeasonBar } from './season-bar.tsx'

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Twelve bars that can be dragged, moved by keys or typed below. */
export function SeasonBars({ address }: { address: readonly [...StreamAddress, 'season'] }) {
  const editor = usePlanEditor()
  const season = usePlanValue(address) ?? []
  const { label } = copyOf(address)
  const weights = toWeights(season)
  const most = findMostWeight(weights)
  const offMean = findOffMean(season)
  const note = useForecastNote(address)
  // Twelve bars and twelve numbers would be 24 stops for Tab. The arrow keys go from month to month instead.
  const [current, setCurrent] = useState(0)
  const tabIndexOf = (month: number) => (month === current ? 0 : -1)

  function goByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = monthAfterKey(event.key, current)
    const from = event.target
    if (next === null || !(from instanceof HTMLElement) || isInsideText(from, event.key)) return
    event.preventDefault()
    const isText = from instanceof HTMLInputElement
    const controls = event.currentTarget.querySelectorAll<HTMLElement>(isText ? 'input' : '[role=slider]')
    controls[next]?.focus()
  }

  function write(next: (number | null)[]) {
    editor.edit({ label, coalesceKey: writeAddress(address) }, (workbook) => ({
      ...workbook,
      data: writeField(workbook.data, address, next),
    }))
  }

  return (
    <FieldGroup
      legend="Which months are busy, which are quiet?"
      hint={
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          Drag a bar, use the arrow keys, or type a number. 1 is an average month.
          <ExampleNote address={address} label={label} />
        </span>
      }
      error={offMean === null ? note : null}
      id={toControlId(address)}
    >
      <div className="mb-3 flex flex-wrap gap-x-4 gap-y-1">
        {seasonPresets.map(({ name, weights: preset }) => (
          <button
            key={name}
            type="button"
            onClick={() => write([...preset])}
            className="min-h-6 text-sm font-semibold text-blue hover:underline pointer-coarse:min-h-11"
          >
            {name}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the controls inside */}
      <ol className="grid grid-cols-6 gap-x-1 gap-y-4 @lg:grid-cols-12" onKeyDown={goByKey}>
        {monthNames.map((name, month) => (
          <li key={name} className="min-w-0 text-center">
            <SeasonBar
              name={name}
              weight={weights[month] ?? 1}
              most={most}
              tabIndex={tabIndexOf(month)}
              onFocus={() => setCurrent(month)}
              onChange={(weight) => write(setWeight(season, month, weight))}
            />
            <span aria-hidden="true" className="mono-label mt-1 mb-1 block text-ink-3">
              {name.slice(0, 3)}
            </span>
            <NumberCell
              label={`${name}, as a number`}
              value={season.length === 0 ? null : (season[month] ?? null)}
              placeholder="1"
              tabIndex={tabIndexOf(month)}
              onFocus={() => setCurrent(month)}
              onValueChange={(weight) => write(setWeight(season, month, weight))}
            />
          </li>
        ))}
      </ol>
      {offMean !== null && (
        <p className="mt-2 text-sm text-ink-2">
          {`${note ?? `The months average ${formatNumber(offMean, 3)}, so each counts divided by that.`} `}
          <button
            type="button"
            onClick={() => write(balanceSeason(season))}
            className="font-semibold text-blue underline underline-offset-2"
          >
            Make the average 1
          </button>
        </p>
      )}
    </FieldGroup>
  )
}

/** In a text, an arrow key moves the caret until it is at the end. */
function isInsideText(control: HTMLElement, key: string): boolean {
  if (!(control instanceof HTMLInputElement)) return false
  const { selectionStart, selectionEnd, value } = control
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length
  if (isAllSelected) return false
  return selectionStart !== selectionEnd || selectionStart !== (key === 'ArrowLeft' ? 0 : value.length)
}
