import { diffArrays } from 'diff'

/** A stretch of two texts: the same in both, or what one has where the other has something else. */
export type Segment = { kind: 'same'; text: string } | { kind: 'change'; before: string; after: string }

/** Fewer shared words than this between two changes are a coincidence (“a”, “at”), and half a change makes no sense. */
const minSharedWords = 3

/** A text with more words than this added and removed was rewritten, and is shown as one change. */
const maxEdits = 600

/** Splits two texts into what they share and where they differ, word by word. Joined together, they give both texts again. */
export function diffWords(before: string, after: string): Segment[] {
  const segments = joinSegments(compare(splitWords(before), splitWords(after)))
  return joinSegments(
    segments.map((segment, index) =>
      isChance(segment) && index > 0 && index < segments.length - 1
        ? { kind: 'change', before: segment.text, after: segment.text }
        : segment,
    ),
  )
}

function isChance(segment: Segment): segment is Extract<Segment, { kind: 'same' }> {
  return segment.kind === 'same' && splitWords(segment.text).length < minSharedWords
}

/** The text with only some of the changes, given by their index among the segments. */
export function composeText(segments: readonly Segment[], taken: ReadonlySet<number>): string {
  return segments
    .map((segment, index) =>
      segment.kind === 'same' ? segment.text : taken.has(index) ? segment.after : segment.before,
    )
    .join('')
}

/** Words with the space before them, so that a change never leaves two spaces or none. */
function splitWords(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? []
}

/** Adds and removes as few words as possible. */
function compare(old: string[], fresh: string[]): Segment[] {
  const runs = diffArrays(old, fresh, { maxEditLength: maxEdits })
  if (!runs) return [{ kind: 'change', before: old.join(''), after: fresh.join('') }]
  return runs.map(({ value, removed, added }) => {
    const text = value.join('')
    if (!removed && !added) return { kind: 'same', text }
    return { kind: 'change', before: removed ? text : '', after: added ? text : '' }
  })
}

function joinSegments(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    if (segment.kind === 'same' ? segment.text === '' : segment.before === '' && segment.after === '')
      continue
    const last = joined.at(-1)
    if (last?.kind === 'same' && segment.kind === 'same') last.text += segment.text
    else if (last?.kind === 'change' && segment.kind === 'change') {
      last.before += segment.before
      last.after += segment.after
    } else joined.push({ ...segment })
  }
  return joined
}
