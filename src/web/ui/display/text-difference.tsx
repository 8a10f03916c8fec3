type Segment = { kind: 'same'; text: string } | { kind: 'change'; before: string; after: string }

interface TextDifferenceProps {
  segments: readonly Segment[]
  /** Changes that are not accepted and show the current text. */
  rejected: ReadonlySet<number>
}

/** The text as it would read, with removed parts struck through and added parts underlined. */
export function TextDifference({ segments, rejected }: TextDifferenceProps) {
  return (
    <p className="mt-2 rounded-control border border-rule px-3 py-2 text-sm leading-relaxed wrap-anywhere whitespace-pre-line">
      {segments.map((segment, index) => {
        if (segment.kind === 'same') return segment.text
        if (rejected.has(index)) return segment.before
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a change is identified by its position
          <span key={index}>
            {segment.before !== '' && <del className="text-ink-3">{segment.before}</del>}
            {segment.after !== '' && (
              <ins className="bg-green-wash text-ink decoration-green underline-offset-2">
                {segment.after}
              </ins>
            )}
          </span>
        )
      })}
    </p>
  )
}
