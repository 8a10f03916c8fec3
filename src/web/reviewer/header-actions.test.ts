import { afterEach, expect, test, vi } from 'vitest'
import { offerThanks, sayThanks } from './header-actions.ts'

afterEach(() => vi.unstubAllGlobals())

/** The parts of the page that thanks a reader. */
function openPage() {
  const done = new EventTarget()
  const text = { textContent: '' }
  const dialog = { open: false, showModal: () => (dialog.open = true) }
  const parts: Record<string, unknown> = {
    '[data-done]': done,
    '[data-thanks-text]': text,
    '[data-thanks]': dialog,
  }
  vi.stubGlobal('document', { querySelector: (selector: string) => parts[selector] })
  return { press: () => done.dispatchEvent(new Event('click')), text, dialog }
}

test('the thanks follow a comment that arrives while they are read', () => {
  const { press, text, dialog } = openPage()
  const counts = { sent: 1, waiting: 1 }
  const update = offerThanks(() => counts, 'Maya')
  update()
  expect(text.textContent).toBe('')
  press()
  expect(dialog.open).toBe(true)
  expect(text.textContent).toContain('You sent 1 comment.')
  expect(text.textContent).toContain('1 comment not sent yet: keep this page open.')
  Object.assign(counts, { sent: 2, waiting: 0 })
  update()
  expect(text.textContent).toContain('You sent 2 comments.')
  expect(text.textContent).not.toContain('not sent yet')
})

test('thanks say how much was sent, and what was not', () => {
  expect(sayThanks({ sent: 1, waiting: 0 }, 'Maya')).toContain('You sent 1 comment. Maya finds it')
  expect(sayThanks({ sent: 0, waiting: 0 }, 'Maya')).toContain('no comments')
  expect(sayThanks({ sent: 0, waiting: 2 }, 'Maya')).toMatch(
    /2 comments not sent yet: keep this page open\.$/,
  )
})
