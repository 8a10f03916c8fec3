/** A stretch of two texts: the same in both, or what one has where the other has something else. */
export type Segment = { kind: 'same'; text: string } | { kind: 'change'; before: string; after: string }

/** Fewer shared words than this between two changes are a coincidence (“a”, “at”), and half a change makes no sense. */
const minSharedWords = 3

/** Beyond this size, a rewritten text is shown as one change, because the comparison grows with the square. */
const maxCells = 1_000_000

/** Splits two texts into what they share and where they differ, word by word. Joined together, they give both texts again. */
export function diffWords(before: string, after: string): Segment[] {
  const old = splitWords(before)
  const fresh = splitWords(after)
  const start = countShared(old, fresh, (words, index) => words[index])
  const rest = { old: old.slice(start), fresh: fresh.slice(start) }
  const end = countShared(rest.old, rest.fresh, (words, index) => words[words.length - 1 - index])
  const segments = joinSegments([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...compare(rest.old.slice(0, rest.old.length - end), rest.fresh.slice(0, rest.fresh.length - end)),
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ])
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

function countShared(
  old: readonly string[],
  fresh: readonly string[],
  pick: (words: readonly string[], index: number) => string | undefined,
): number {
  const most = Math.min(old.length, fresh.length)
  let count = 0
  while (count < most && pick(old, count) === pick(fresh, count)) count += 1
  return count
}

/** The longest common subsequence of words, found with the usual table. */
function compare(old: readonly string[], fresh: readonly string[]): Segment[] {
  if (old.length * fresh.length > maxCells || old.length === 0 || fresh.length === 0) {
    return [{ kind: 'change', before: old.join(''), after: fresh.join('') }]
  }
  const width = fresh.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[row] === fresh[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const segments: Segment[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < fresh.length) {
    const [before = '', after = ''] = [old[row], fresh[column]]
    if (row < old.length && column < fresh.length && before === after) {
      segments.push({ kind: 'same', text: before })
      row += 1
      column += 1
    } else if (column >= fresh.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      segments.push({ kind: 'change', before, after: '' })
      row += 1
    } else {
      segments.push({ kind: 'change', before: '', after })
      column += 1
    }
  }
  return segments
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
