import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freshWatch, hasLeftAtTop, hasScrolledBack, mayOffer, watchFrom, watchScroll } from './exit-intent.ts'

const viewportPx = 1000

/** Whether any position on this path through the page counts as leaving. */
function leavesOn(places: readonly number[], start = freshWatch): boolean {
  let watch = start
  return places.some((place) => {
    watch = watchScroll(watch, place)
    return hasScrolledBack(watch, place, viewportPx)
  })
}

describe('scrolling back', () => {
  test('counts as leaving above 100 px, after passing 30% of the window’s height', () => {
    expect(leavesOn([301, 200])).toBe(true)
    expect(leavesOn([301, 201])).toBe(false)
    expect(leavesOn([300, 0])).toBe(false)
    expect(leavesOn([800, 700])).toBe(false)
    expect(leavesOn([800, 699])).toBe(true)
  })

  test('adds up over small steps', () => {
    expect(leavesOn([900, 860, 820, 780])).toBe(true)
  })

  test('is measured from the target of a jump inside the page', () => {
    expect(leavesOn([400], watchFrom(400))).toBe(false)
    expect(leavesOn([299], watchFrom(400))).toBe(true)
  })

  test('never counts on the way down, as when a reload restores the position', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20_000)), (places) => {
        expect(leavesOn(places.toSorted((a, b) => a - b))).toBe(false)
      }),
    )
  })
})

test('the mouse counts only when it leaves the window at the top', () => {
  expect(hasLeftAtTop({ clientY: -1, relatedTarget: null })).toBe(true)
  expect(hasLeftAtTop({ clientY: 0, relatedTarget: null })).toBe(true)
  expect(hasLeftAtTop({ clientY: 300, relatedTarget: null })).toBe(false)
  expect(hasLeftAtTop({ clientY: 0, relatedTarget: {} })).toBe(false)
})

test('the offer is made once and never interrupts', () => {
  const free = { wasShown: false, isTyping: false, isDialogOpen: false }
  expect(mayOffer(free)).toBe(true)
  expect(mayOffer({ ...free, wasShown: true })).toBe(false)
  expect(mayOffer({ ...free, isTyping: true })).toBe(false)
  expect(mayOffer({ ...free, isDialogOpen: true })).toBe(false)
})
