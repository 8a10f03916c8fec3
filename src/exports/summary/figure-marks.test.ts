import { describe, expect, test } from 'vitest'
import type { SummaryFigures } from '#exports/document/summary-figures.ts'
import { correctFigure, findStaleFigures, markFigures } from './figure-marks.ts'

const figures: SummaryFigures = {
  loan: '$85,000',
  loanCount: 1,
  term: '7 years',
  rate: '10% a year',
  payment: '$1,411',
  interestOnlyMonths: 0,
  balloon: null,
  investors: null,
  grants: null,
  own: '$20,000',
  ownShare: '19%',
  project: '$105,000',
  uses: [],
  hasDraws: false,
  years: [{ sales: '$300,000', profit: '$12,000', isLoss: false }],
  firstProfit: null,
  lowestCash: '$8,000',
  lowestCashAt: 'in month 3',
  drawn: null,
  lastingProfit: null,
  cover: '1.4',
  isCovered: true,
  coverAfter: { pay: true, tax: false },
}
const text = 'We ask for $85,000 over 7 years. We put in $20,000.'
const marks = markFigures(text, figures, [])
const stale = (written: string, now: SummaryFigures, known = marks) =>
  findStaleFigures(written, known, now).map((figure) => figure.text)

describe('the figures in a summary', () => {
  test('are those of the plan that it says', () => {
    expect(marks).toEqual(['loan $85,000', 'term 7 years', 'own $20,000'])
    expect(stale(text, figures)).toEqual([])
  })

  test('are named once the plan has others', () => {
    expect(stale(text, { ...figures, loan: '$90,000' })).toEqual([
      'Says $85,000; the plan now asks for $90,000.',
    ])
    expect(stale(text, { ...figures, loan: null })).toEqual([
      'Says $85,000; the plan has no such figure anymore.',
    ])
  })

  test('are right again when the sentence is rewritten, and are followed from then on', () => {
    const later = { ...figures, loan: '$90,000' }
    const rewritten = text.replace('$85,000', '$90,000')
    expect(stale(rewritten, later)).toEqual([])
    const again = markFigures(rewritten, later, marks)
    expect(stale(rewritten, { ...figures, loan: '$95,000' }, again)).toEqual([
      'Says $90,000; the plan now asks for $95,000.',
    ])
  })

  test('stay marked while another sentence is written', () => {
    const later = { ...figures, loan: '$90,000' }
    const longer = `${text} We open in May.`
    expect(stale(longer, later, markFigures(longer, later, marks))).toEqual([
      'Says $85,000; the plan now asks for $90,000.',
    ])
  })

  test('are not found inside a longer number or word', () => {
    expect(markFigures('Up to $85,000.50 or $85,000,000 or CA$85,000 or 17 years', figures, [])).toEqual([])
  })

  test('that are the same for two things are wrong only where one of them changed', () => {
    const same = { ...figures, own: '$85,000' }
    const once = markFigures('We ask for $85,000.', same, [])
    expect(stale('We ask for $85,000.', { ...same, own: '$70,000' }, once)).toEqual([])
    const twice = 'We ask for $85,000 and put in $85,000.'
    expect(stale(twice, { ...same, own: '$70,000' }, markFigures(twice, same, []))).toEqual([
      'Says $85,000; the owners now put in $70,000.',
    ])
  })

  test('can be corrected in the text', () => {
    const later = { ...figures, loan: '$90,000' }
    const [first] = findStaleFigures(text, marks, later)
    expect(first && correctFigure(text, first)).toBe('We ask for $90,000 over 7 years. We put in $20,000.')
  })
})
