import { beforeAll, describe, expect, test } from 'vitest'
import { fullPlan } from '#tests/builders/full-plan.ts'
import { makeSharedCopy } from './make-shared-copy.ts'
import { parseSharedCopy } from './parse-shared-copy.ts'
import type { SharedCopy } from './shared-copy.ts'

let copy: SharedCopy

beforeAll(async () => {
  copy = await makeSharedCopy(fullPlan, {
    reader: 'full',
    withFigures: true,
    review: null,
    sender: 'Maya Ortiz',
    date: new Date('2026-11-14T12:00:00Z'),
  })
})

function withBlock(block: object): unknown {
  const { document } = copy
  return { ...copy, document: { ...document, sections: [{ ...document.sections[0], blocks: [block] }] } }
}

function withShape(shape: object): unknown {
  const drawing = { width: 10, height: 10, shapes: [shape] }
  return withBlock({ type: 'chart', title: 'A', description: 'B', drawing })
}

describe('a copy from another browser', () => {
  test('of a later version is told from a broken one', () => {
    expect(parseSharedCopy({ ...copy, format: 2 })).toBe('too-new')
    expect(parseSharedCopy({ ...copy, format: 0 })).toBeNull()
    expect(parseSharedCopy({ format: 1 })).toBeNull()
    expect(parseSharedCopy(null)).toBeNull()
    expect(parseSharedCopy('copy')).toBeNull()
  })

  test.each([
    ['a heading’s level', () => withBlock({ type: 'heading', level: '2><script>', text: 'A' })],
    ['a block’s type', () => withBlock({ type: 'html', text: '<b>A</b>' })],
    [
      'a column’s share',
      () =>
        withBlock({
          type: 'table',
          caption: '',
          columns: [{ title: '', align: 'left', share: '1"' }],
          rows: [],
        }),
    ],
    [
      'a row’s kind',
      () => withBlock({ type: 'table', caption: '', columns: [], rows: [[]], rowKinds: ['"><img>'] }),
    ],
    ['a path', () => withShape({ kind: 'path', path: 'M0 0"/><script>' })],
    ['a color', () => withShape({ kind: 'path', path: 'M0 0', fill: 'url(https://example.com)' })],
    [
      'the name of a color that every object has',
      () => withShape({ kind: 'path', path: 'M0 0', fill: 'constructor' }),
    ],
    [
      'a length',
      () =>
        withShape({
          kind: 'text',
          text: '',
          x: '0"',
          y: 0,
          anchor: 'start',
          color: 'ink',
          size: 8,
          isStrong: false,
        }),
    ],
    ['a dash', () => withShape({ kind: 'path', path: '', stroke: { color: 'ink', width: 1, dash: ['1"'] } })],
    ['a number of lines', () => withBlock({ type: 'writing-lines', count: 1e9 })],
    [
      'a section’s id',
      () => ({
        ...copy,
        document: { ...copy.document, sections: [{ id: 'a" onclick="', number: 1, title: '', blocks: [] }] },
      }),
    ],
    [
      'the logo’s address',
      () => ({
        ...copy,
        document: {
          ...copy.document,
          cover: { ...copy.document.cover, logo: { url: 'https://example.com/seen.jpg', alt: '' } },
        },
      }),
    ],
    [
      'a logo that can hold a script',
      () => ({
        ...copy,
        document: {
          ...copy.document,
          cover: { ...copy.document.cover, logo: { url: 'data:image/svg+xml;base64,AAAA', alt: '' } },
        },
      }),
    ],
    ['the name of a place', () => ({ ...copy, places: { '"]': 'businessIdea.name' } })],
  ])('is refused when markup stands in %s', (_, build) => {
    expect(parseSharedCopy(build())).toBeNull()
  })

  test('loses a logo that is no picture, and keeps the rest', () => {
    const cover = { ...copy.document.cover, logo: { url: 'data:image/jpeg;base64,AAAA', alt: 'Logo' } }
    const opened = parseSharedCopy({ ...copy, document: { ...copy.document, cover } })
    expect(opened).toMatchObject({ document: { cover: { logo: null } } })
  })
})
