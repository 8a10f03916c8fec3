import type { SummaryFigures } from '#exports/document/summary-figures.ts'

export type { SummaryFigures }

/**
 * Which figures of the plan a summary says. A mark has the figure's name and its words at that time, and counts only
 * as long as the summary has these words: every way to rewrite a sentence ends its mark.
 */

type FigureName = 'loan' | 'payment' | 'rate' | 'term' | 'investors' | 'grants' | 'own' | 'project' | 'cover'

interface NamedFigure {
  name: string
  /** Null when the plan does not have it. */
  words: string | null
  /** What comes before the words: 'the plan now asks for $90,000'. */
  now: string
}

const sentences: Readonly<Record<FigureName, string>> = {
  loan: 'the plan now asks for',
  payment: 'the monthly payment is now',
  rate: 'the interest is now',
  term: 'the term is now',
  investors: 'the plan now asks investors for',
  grants: 'grants now bring',
  own: 'the owners now put in',
  project: 'the project now costs',
  cover: 'the loan cover is now',
}

/** A figure in a summary that the plan no longer has. */
export interface StaleFigure {
  name: string
  said: string
  /** What the plan has now, or null when it has no such figure anymore. */
  now: string | null
  /** 'Says $85,000; the plan now asks for $90,000.' */
  text: string
}

/** The marks of a text just written: what it says of the plan as it is, and what it still says of the plan as it was. */
export function markFigures(text: string, figures: SummaryFigures, before: readonly string[]): string[] {
  return listFigures(figures).flatMap(({ name, words }) => {
    if (words !== null && countWords(text, words) > 0) return [toMark(name, words)]
    const old = findMark(before, name)
    return old !== null && countWords(text, old) > 0 ? [toMark(name, old)] : []
  })
}

/** An amount that two figures share is wrong only where the text says it more often than the plan has it. */
export function findStaleFigures(
  text: string,
  marks: readonly string[],
  figures: SummaryFigures,
): StaleFigure[] {
  const named = listFigures(figures)
  return named.flatMap(({ name, words, now }) => {
    const said = findMark(marks, name)
    if (said === null || said === words) return []
    const right = named.filter((other) => other.words === said && findMark(marks, other.name) === said)
    if (countWords(text, said) <= right.length) return []
    const change = words === null ? 'the plan has no such figure anymore' : `${now} ${words}`
    return [{ name, said, now: words, text: `Says ${said}; ${change}.` }]
  })
}

/** The text with what the plan has now in place of the first words that are stale. */
export function correctFigure(text: string, { said, now }: StaleFigure): string {
  return now === null ? text : text.replace(toPattern(said), () => now)
}

function listFigures(figures: SummaryFigures): NamedFigure[] {
  const amounts = Object.entries(sentences).map(([name, now]) => ({
    name,
    words: figures[name as FigureName],
    now,
  }))
  const years = figures.years.flatMap(({ sales, profit, isLoss }, index) => [
    { name: `sales${index + 1}`, words: sales, now: `sales of year ${index + 1} are now` },
    {
      name: `profit${index + 1}`,
      words: profit,
      now: `year ${index + 1} now has a ${isLoss ? 'loss' : 'profit'} of`,
    },
  ])
  const lowest = { name: 'lowestCash', words: figures.lowestCash, now: 'the lowest cash is now' }
  const drawn = { name: 'drawn', words: figures.drawn, now: 'drawn on the line of credit is now' }
  return [...amounts, ...years, lowest, drawn]
}

function toMark(name: string, words: string): string {
  return `${name} ${words}`
}

function findMark(marks: readonly string[], name: string): string | null {
  const start = `${name} `
  return marks.find((mark) => mark.startsWith(start))?.slice(start.length) ?? null
}

function countWords(text: string, words: string): number {
  return words === '' ? 0 : Array.from(text.matchAll(toPattern(words, 'gu'))).length
}

/** '$8,500' is in neither '$8,500,000' nor '$8,500.50'. */
function toPattern(words: string, flags = 'u'): RegExp {
  const literal = words.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\d]|\d[.,])${literal}(?![\p{L}\d]|[.,]\d)`, flags)
}
