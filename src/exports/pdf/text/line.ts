import type { Face } from '#exports/pdf/fonts/face.ts'
import { orderVisually } from './bidi.ts'
import type { ShapedRun } from './shape-run.ts'

export interface LinePiece {
  run: ShapedRun
  level: number
  href?: string
}

interface PlacedShow {
  operand: string
  /** In points. */
  rise: number
}

/** Adjacent glyphs of one face. */
export interface PlacedRun {
  face: Face
  shows: readonly PlacedShow[]
  /** From the line's left end, in points. */
  x: number
  width: number
  /** The text for readers instead of the glyphs' own texts. Null if those are right. */
  actualText: string | null
  href: string | null
}

export interface Line {
  /** In reading order, which is not always left to right. */
  runs: readonly PlacedRun[]
  size: number
  /** In points, without the spaces at its end. */
  width: number
  isRightToLeft: boolean
}

export function placePieces(pieces: readonly LinePiece[], size: number, baseLevel: number): Line {
  const isRightToLeft = baseLevel % 2 === 1
  const isPlain = !isRightToLeft && pieces.every(({ level }) => level === 0)
  const runs = isPlain ? placeFromLeft(pieces, size) : placeByLevel(pieces, size, baseLevel)
  return { runs, size, width: measureInk(pieces, size), isRightToLeft }
}

function placeFromLeft(pieces: readonly LinePiece[], size: number): PlacedRun[] {
  const runs: PlacedRun[] = []
  let group: LinePiece[] = []
  let x = 0
  const flush = () => {
    if (group.length === 0) return
    const run = joinPieces(group, size, x)
    runs.push(run)
    x += run.width
    group = []
  }
  for (const piece of pieces) {
    const first = group[0]
    if (first && !canJoin(first, piece)) flush()
    group.push(piece)
  }
  flush()
  return runs
}

function placeByLevel(pieces: readonly LinePiece[], size: number, baseLevel: number): PlacedRun[] {
  const lastInk = pieces.findLastIndex(({ run }) => run.text.trim() !== '')
  const groups: { pieces: LinePiece[]; level: number }[] = []
  pieces.forEach((piece, index) => {
    // Spaces at the end of a line go with the paragraph (rule L1).
    const level = index > lastInk ? baseLevel : piece.level
    const last = groups.at(-1)
    if (last?.pieces[0] && last.level === level && canJoin(last.pieces[0], piece)) last.pieces.push(piece)
    else groups.push({ pieces: [piece], level })
  })
  const order = orderVisually(groups.map(({ level }) => level))
  const placed: PlacedRun[] = []
  let x = 0
  for (const index of order) {
    const group = groups[index]
    if (!group) continue
    const run = joinPieces(group.level % 2 === 1 ? group.pieces.toReversed() : group.pieces, size, x)
    placed[index] = run
    x += run.width
  }
  // Trailing spaces extend past the left end of the line, so that the letters meet the margin.
  const hanging = baseLevel % 2 === 1 ? x - measureInk(pieces, size) : 0
  return placed.map((run) => ({ ...run, x: run.x - hanging }))
}

function canJoin(one: LinePiece, other: LinePiece): boolean {
  return (
    one.run.face === other.run.face &&
    one.href === other.href &&
    one.run.isRightToLeft === other.run.isRightToLeft
  )
}

/** `pieces` are in left-to-right order. */
function joinPieces(pieces: readonly LinePiece[], size: number, x: number): PlacedRun {
  const [first] = pieces
  if (!first) throw new Error('A run needs at least one piece')
  const shows: PlacedShow[] = []
  let width = 0
  let needsActualText = false
  for (const { run } of pieces) {
    for (const { operand, rise } of run.shows) {
      const scaledRise = (rise * size) / 1000
      const last = shows.at(-1)
      if (last && last.rise === scaledRise) last.operand += operand
      else shows.push({ operand, rise: scaledRise })
    }
    width += run.width
    needsActualText ||= run.needsActualText
  }
  const spoken = first.run.isRightToLeft ? pieces.toReversed() : pieces
  return {
    face: first.run.face,
    shows,
    x,
    width: (width * size) / 1000,
    actualText: needsActualText ? spoken.map(({ run }) => run.text).join('') : null,
    href: first.href ?? null,
  }
}

function measureInk(pieces: readonly LinePiece[], size: number): number {
  const lastInk = pieces.findLastIndex(({ run }) => run.text.trim() !== '')
  const width = pieces.slice(0, lastInk + 1).reduce((sum, { run }) => sum + run.width, 0)
  return (width * size) / 1000
}
