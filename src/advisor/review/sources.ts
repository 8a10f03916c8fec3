import { writeAddress } from '#domain/plan/address/write-address.ts'
import { reviewListLimits } from '#domain/plan/list-limits.ts'
import type { SourceKind } from '#domain/plan/review-data.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { KeyFigure } from './key-figures.ts'

type Source = WorkbookData['review']['sources'][number]

export interface SourcedFigure extends KeyFigure {
  /** Null while nobody has said anything about it. */
  kind: SourceKind | null
  where: string
  when: string
}

/** The key figures with what is known about their sources. */
export function addSources(figures: readonly KeyFigure[], sources: readonly Source[]): SourcedFigure[] {
  const known = new Map(sources.map((source) => [source.id, source]))
  const own = figures.map((figure): SourcedFigure => {
    const source = known.get(figure.id)
    if (source && source.kind !== '') {
      return { ...figure, kind: source.kind, where: source.where, when: source.when }
    }
    const isQuoted = figure.saidSource !== ''
    return { ...figure, kind: isQuoted ? 'quoted' : null, where: figure.saidSource, when: '' }
  })
  return own.map((figure) => shareSource(figure, own))
}

/**
 * The price of step 8 is the price in its forecast. Nobody should have to say twice where it comes from. Two lines of the
 * forecast with that price may be two things, and each needs a source of its own.
 */
function shareSource(figure: SourcedFigure, all: readonly SourcedFigure[]): SourcedFigure {
  const { repeated } = figure
  if (figure.kind !== null || repeated === null) return figure
  const [one, other, third] = all.filter(
    (each) => each.repeated?.what === repeated.what && each.figure === figure.figure,
  )
  if (!one || !other || third || one.repeated?.isForecast === other.repeated?.isForecast) return figure
  const { kind, where, when } = one === figure ? other : one
  return hasSource({ kind, where }) ? { ...figure, kind, where, when } : figure
}

/**
 * An assumption is named as one, so it counts. A quote of no one and a measurement that says nothing of how stand on
 * nothing, like what an AI suggested and what was skipped.
 */
export function hasSource({ kind, where }: Pick<SourcedFigure, 'kind' | 'where'>): boolean {
  return kind === 'assumed' || ((kind === 'measured' || kind === 'quoted') && where.trim() !== '')
}

/** The plan with the source of a figure. */
export function giveSource(
  data: WorkbookData,
  { id, address, figure }: Pick<KeyFigure, 'id' | 'address' | 'figure'>,
  { kind, where = '', when = '' }: { kind: SourceKind; where?: string; when?: string },
): WorkbookData {
  const others = data.review.sources.filter((source) => source.id !== id)
  if (others.length >= reviewListLimits.sources) return data
  const source = { id, field: writeAddress(address), figure, kind, where, when }
  return { ...data, review: { ...data.review, sources: [...others, source] } }
}
