import type { Evidence } from '#advisor/advice/advice.ts'
import type { ReviewFinding } from '#advisor/review/finding.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { usePlanList } from '#web/workbook/editor/plan-context.tsx'
import { namePlace } from './name-place.ts'

const mostLetters = 400

interface FindingPlacesProps {
  finding: ReviewFinding
  onGo: (address: FieldAddress) => void
}

/** The places that a finding compares, side by side, and the arithmetic. */
export function FindingPlaces({ finding, onGo }: FindingPlacesProps) {
  const { address, evidence = [], sums = [] } = finding
  const places: readonly Pick<Evidence, 'address' | 'says' | 'mark'>[] =
    evidence.length > 0 || !address ? evidence : [{ address, says: '' }]
  return (
    <>
      {places.length > 0 && (
        <ul className={joinClasses('mt-3 grid gap-3', places.length > 1 && 'sm:grid-cols-2')}>
          {places.map((place) => (
            <PlaceBox key={`${writeAddress(place.address)} ${place.says}`} place={place} onGo={onGo} />
          ))}
        </ul>
      )}
      {sums.length > 0 && (
        <ul className="mt-3 grid gap-1 rounded-control border border-dashed border-rule-2 px-4 py-3 font-mono text-[0.8125rem] wrap-anywhere">
          {sums.map((sum) => (
            <li key={sum}>{sum}</li>
          ))}
        </ul>
      )}
    </>
  )
}

interface PlaceBoxProps {
  place: Pick<Evidence, 'address' | 'says' | 'mark'>
  onGo: FindingPlacesProps['onGo']
}

function PlaceBox({ place: { address, says, mark }, onGo }: PlaceBoxProps) {
  const [step = '', field = '', written = ''] = usePlanList(({ data }) => [
    ...namePlace(data, address),
    readWords(readAt(data, address)),
  ])
  const shown = says === '' ? written : says
  return (
    <li className="rounded-control border border-rule bg-sunk px-4 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="mono-label text-ink-3">{step}</p>
        <Button variant="quiet" size="sm" className="-mr-3" onClick={() => onGo(address)}>
          Go there<VisuallyHidden>: {field}</VisuallyHidden>
          <span aria-hidden="true">→</span>
        </Button>
      </div>
      <p className="font-semibold wrap-anywhere">{field}</p>
      {shown !== '' && (
        <p className="mt-1 text-[0.9375rem] wrap-anywhere text-ink-2">
          <MarkedText text={shown} mark={mark} />
        </p>
      )}
    </li>
  )
}

/** What a single field says. Lists and groups say too much for a small box. */
function readWords(value: unknown): string {
  if (typeof value === 'number') return formatNumber(value, 2)
  return typeof value === 'string' ? value.slice(0, mostLetters) : ''
}

function MarkedText({ text, mark }: { text: string; mark: string | undefined }) {
  const start = mark === undefined || mark === '' ? -1 : text.indexOf(mark)
  if (mark === undefined || start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <mark className="rounded-mark bg-red-wash font-semibold text-red">{mark}</mark>
      {text.slice(start + mark.length)}
    </>
  )
}
