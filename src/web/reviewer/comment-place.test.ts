import { describe, expect, test } from 'vitest'
import type { PlanDocument } from '#exports/document/document-model.ts'
import { describePlace, findPlace, namePlace } from './comment-place.ts'
import { type DocumentPart, listParts } from './document-parts.ts'

const sentence = 'Commuters wait nine minutes for coffee.'

function build(paragraphs: readonly string[], cash = '3,464'): DocumentPart[] {
  const document: PlanDocument = {
    title: 'Plan',
    subtitle: '',
    date: '',
    cover: { business: '', owners: '', contact: [], address: '', logo: null },
    paper: 'a4',
    isOnePage: false,
    sections: [
      {
        id: 'idea',
        number: 1,
        title: 'Idea',
        blocks: paragraphs.map((text) => ({ type: 'paragraph', text })),
      },
      {
        id: 'money',
        number: 2,
        title: 'Money',
        blocks: [
          {
            type: 'table',
            caption: 'Cash',
            columns: [
              { title: '', align: 'left', share: 0.5 },
              { title: 'Year 1', align: 'right', share: 0.5 },
            ],
            rows: [
              ['Sales', '9,000'],
              ['Cash at the end', cash],
            ],
            rowKinds: ['line', 'total'],
          },
        ],
      },
    ],
  }
  return listParts(document, { '0.0': 'businessIdea.problemStatement', '1.0.1.0': 'a.b' })
}

function partOf(parts: readonly DocumentPart[], text: string): DocumentPart {
  const part = parts.find((one) => one.text === text)
  if (!part) throw new Error(`There is no part ${text}`)
  return part
}

describe('a comment', () => {
  test('names its place by the words, or by the row and column of a figure', () => {
    const parts = build([sentence])
    expect(namePlace(describePlace(partOf(parts, sentence), 'nine minutes', 1))).toBe('“nine minutes”')
    expect(namePlace(describePlace(partOf(parts, '3,464'), '', 1))).toBe('Cash at the end, Year 1 · 3,464')
    expect(namePlace(describePlace(partOf(parts, 'Cash at the end'), '', 1))).toBe('“Cash at the end”')
  })

  test('carries the field of the plan, a row that of its name', () => {
    const parts = build([sentence])
    expect(describePlace(partOf(parts, sentence), '', 1).field).toBe('businessIdea.problemStatement')
    expect(describePlace(partOf(parts, 'Cash at the end'), '', 1).field).toBe('a.b')
    expect(describePlace(partOf(parts, '9,000'), '', 1).field).toBeNull()
  })

  test('stays at its place while the copy is the same, even where words repeat', () => {
    const parts = build([sentence, sentence])
    const place = describePlace(parts[1] ?? partOf(parts, ''), '', 1)
    expect(findPlace(parts, place, 1)).toEqual({ index: 1, isChanged: false })
  })

  test('is found again in a newer copy where its words moved', () => {
    const place = describePlace(partOf(build([sentence]), sentence), 'nine minutes', 1)
    expect(findPlace(build(['New first words.', sentence]), place, 2)).toEqual({ index: 1, isChanged: false })
    const around = build(['A new start. Now commuters wait nine minutes, and more.'])
    expect(findPlace(around, place, 2)).toEqual({ index: 0, isChanged: false })
  })

  test('stands at the figure of the same name when the figure changed', () => {
    const before = build([sentence])
    const place = describePlace(partOf(before, '3,464'), '', 1)
    const after = build([sentence], '5,000')
    const { index, isChanged } = findPlace(after, place, 2)
    expect(after[index ?? -1]?.text).toBe('5,000')
    expect(isChanged).toBe(true)
  })

  test('stands at its field when the words were rewritten, and nowhere when they are gone', () => {
    const before = build([sentence, 'Another thought that will be removed.'])
    const rewritten = describePlace(partOf(before, sentence), '', 1)
    expect(findPlace(build(['All new.']), rewritten, 2)).toEqual({ index: 0, isChanged: true })
    const removed = describePlace(partOf(before, 'Another thought that will be removed.'), '', 1)
    expect(findPlace(build(['All new.']), removed, 2)).toEqual({ index: null, isChanged: true })
  })
})
