import { Fragment, useState } from 'react'
import type { ChangedBy } from '#domain/sync/cloud-conflict.ts'
import type { Difference } from '#domain/sync/cloud-differences.ts'
import { markDifference, type TextPart } from '#domain/sync/cloud-text-parts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'

/** People skim a longer list instead of reading it. */
const mostAtFirst = 30

interface DifferenceListProps {
  /** The names of the two sides. */
  names: readonly [string, string]
  differences: readonly (Difference & { changedBy?: ChangedBy })[]
}

/** Shows two copies of a plan side by side, limited to their differences. */
export function DifferenceList({ names, differences }: DifferenceListProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? differences : differences.slice(0, mostAtFirst)
  return (
    <>
      <ul className="grid gap-3">
        {shown.map((difference) => (
          <li key={difference.key} className="overflow-clip rounded-card border">
            <DifferenceRow names={names} difference={difference} />
          </li>
        ))}
      </ul>
      {shown.length < differences.length && (
        <Button size="sm" variant="quiet" className="mt-3" onClick={() => setShowsAll(true)}>
          Show {differences.length - shown.length} more
        </Button>
      )}
    </>
  )
}

const authorTags = {
  me: { text: 'Changed by you', tone: 'blue' },
  them: { text: 'Changed there', tone: 'plain' },
  both: { text: 'Changed in both', tone: 'ochre' },
} as const

function DifferenceRow({
  names,
  difference,
}: {
  names: DifferenceListProps['names']
  difference: DifferenceListProps['differences'][number]
}) {
  const { section, field, one, other, changedBy } = difference
  const parts = markDifference(one, other)
  const author = changedBy === undefined || changedBy === 'unknown' ? null : authorTags[changedBy]
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b bg-sunk px-4 py-2">
        <p className="min-w-0 text-sm wrap-anywhere">
          <span className="text-ink-3">{section} · </span>
          <span className="font-semibold">{field}</span>
        </p>
        {author && <Tag tone={author.tone}>{author.text}</Tag>}
      </div>
      <dl className="grid sm:grid-cols-2 sm:divide-x max-sm:divide-y">
        {names.map((name, side) => (
          <div key={name} className="min-w-0 px-4 py-2.5">
            <dt className="mono-label text-ink-3">{name}</dt>
            <dd className="mt-1 max-h-48 overflow-y-auto text-[0.9375rem] leading-relaxed whitespace-pre-wrap wrap-anywhere">
              <DifferingText parts={parts[side]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function DifferingText({ parts }: { parts: readonly TextPart[] | undefined }) {
  if (!parts?.length) return <span className="text-ink-3 italic">Empty</span>
  return parts.map(({ text, isDifferent }, index) => {
    if (!isDifferent) return text
    const words = text.trimEnd()
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the position is the only key of a text part
      <Fragment key={index}>
        <mark className="rounded-[2px] bg-ochre-wash text-ink">{words}</mark>
        {text.slice(words.length)}
      </Fragment>
    )
  })
}
