import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentTop, measurePage } from '#exports/pdf/page/page-geometry.ts'
import type { FlowItem } from './flow-item.ts'
import { paginate } from './paginate.ts'

const start = { page: 0, y: contentTop }
const geometry = measurePage('a4')
const pageRoom = geometry.contentBottom - contentTop

function makeItem(height: number, more: Partial<FlowItem> = {}): FlowItem {
  return { height, spaceAbove: 0, draw: () => {}, ...more }
}

const anyItem = fc
  .record({
    height: fc.integer({ min: 5, max: 150 }),
    spaceAbove: fc.integer({ min: 0, max: 40 }),
    stays: fc.constantFrom('always' as const, 'ideally' as const, undefined, undefined, undefined),
  })
  .map(({ height, spaceAbove, stays }) =>
    makeItem(height, { spaceAbove, ...(stays ? { staysWithNext: stays } : {}) }),
  )

const place = (items: readonly FlowItem[]) => paginate([{ geometry, items: [...items] }], start)

describe('pagination', () => {
  test('keeps every strip in order and without overlap', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 80 }), (items) => {
        const places = place(items)
        expect(places.map(({ item }) => item)).toEqual(items)
        const isClear = places.slice(1).every(({ page, y }, index) => {
          const previous = places[index]
          if (!previous) return false
          const isBelow = page === previous.page && y >= previous.y + previous.item.height
          return isBelow || (page === previous.page + 1 && y === contentTop)
        })
        expect(isClear).toBe(true)
      }),
    )
  })

  test('keeps every strip within the page', () => {
    const loose = anyItem.map(({ height, spaceAbove }) => makeItem(height, { spaceAbove }))
    fc.assert(
      fc.property(fc.array(loose, { maxLength: 80 }), (items) => {
        const ends = place(items).map(({ y, item }) => y + item.height)
        expect(Math.max(0, ...ends)).toBeLessThanOrEqual(geometry.contentBottom + 0.01)
      }),
    )
  })

  test('keeps a strip together with the next when required', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 5, max: 400 }), { minLength: 2 }), (heights) => {
        // Headings and text alternate.
        const items = heights.flatMap((height) => [
          makeItem(20, { staysWithNext: 'always', spaceAbove: 18 }),
          makeItem(height),
        ])
        const pages = place(items).map(({ page }) => page)
        const ofHeadings = pages.filter((_, index) => index % 2 === 0)
        const ofTexts = pages.filter((_, index) => index % 2 === 1)
        expect(ofHeadings).toEqual(ofTexts)
      }),
    )
  })

  test('never separates a heading or table header from the first row, however the rows are linked', () => {
    const row = fc
      .record({ height: fc.integer({ min: 10, max: 90 }), isLoose: fc.boolean() })
      .map(({ height, isLoose }) => makeItem(height, isLoose ? {} : { staysWithNext: 'ideally' }))
    const table = fc
      .array(row, { minLength: 1, maxLength: 6 })
      .map((rows) => [
        makeItem(18, { staysWithNext: 'always', spaceAbove: 18 }),
        makeItem(22, { staysWithNext: 'always', spaceAbove: 9 }),
        ...rows,
      ])
    fc.assert(
      fc.property(fc.array(table, { maxLength: 20 }), (tables) => {
        const places = place(tables.flat())
        const parted = places.filter(
          ({ item, page }, index) =>
            item.staysWithNext === 'always' && places[index + 1]?.page !== page && index < places.length - 1,
        )
        expect(parted).toEqual([])
      }),
    )
  })

  test('leaves out the space above a strip at the top of a page', () => {
    const places = place([makeItem(pageRoom - 10), makeItem(20, { spaceAbove: 30 })])
    expect(places.map(({ page, y }) => [page, y])).toEqual([
      [0, contentTop],
      [1, contentTop],
    ])
  })

  test('repeats the header of a strip that starts a page', () => {
    const carried = { height: 15, draw: () => {} }
    const rows = [makeItem(pageRoom - 10), makeItem(20, { carried }), makeItem(20, { carried })]
    const places = place(rows)
    expect(places.map(({ page, y, draw }) => [page, y, draw === carried.draw])).toEqual([
      [0, contentTop, false],
      [1, contentTop, true],
      [1, contentTop + 15, false],
      [1, contentTop + 35, false],
    ])
  })

  test('does not move a long chain for appearance alone', () => {
    const row = (height: number) => makeItem(height, { staysWithNext: 'ideally' })
    const places = place([makeItem(pageRoom - 200), row(150), makeItem(300)])
    expect(places.map(({ page }) => page)).toEqual([0, 0, 1])
  })

  test('moves a strip to the next page when it needs more room', () => {
    const places = place([makeItem(pageRoom - 100), makeItem(20, { leastRoom: 150 })])
    expect(places[1]?.page).toBe(1)
  })

  test('turns the page where the kind of page changes, and back', () => {
    const wide = measurePage('a4', true)
    const runs = [
      { geometry, items: [makeItem(20), makeItem(20)] },
      { geometry: wide, items: [makeItem(20), makeItem(wide.contentBottom - contentTop)] },
      { geometry, items: [makeItem(20)] },
    ]
    const places = paginate(runs, start)
    expect(places.map(({ page, ...found }) => [page, found.geometry === wide])).toEqual([
      [0, false],
      [0, false],
      [1, true],
      [2, true],
      [3, false],
    ])
  })

  test('moves a heading with a table that asks for more room, unless a quarter of the page would stay empty', () => {
    const heading = makeItem(20, { staysWithNext: 'always' })
    const empty = place([makeItem(pageRoom - pageRoom / 4 - 1), heading, makeItem(20, { leastRoom: 300 })])
    expect(empty.map(({ page }) => page)).toEqual([0, 0, 0])
    const fits = place([makeItem(pageRoom - 150), heading, makeItem(20, { leastRoom: 300 })])
    expect(fits.map(({ page }) => page)).toEqual([0, 1, 1])
    const never = place([makeItem(pageRoom - 150), heading, makeItem(20, { leastRoom: pageRoom })])
    expect(never.map(({ page }) => page)).toEqual([0, 0, 0])
  })
})
