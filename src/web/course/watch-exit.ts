import { courseDiscountKey } from '#domain/commerce/course-discount.ts'
import { freshWatch, hasLeftAtTop, hasScrolledBack, mayOffer, watchFrom, watchScroll } from './exit-intent.ts'

const shownKey = 'courseOfferShown'
const fields = 'input, textarea, select, [contenteditable]'

/** Opens the exit offer, which is closed in the page, for a visitor who is about to leave. */
export function watchExit(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-exit-offer]')
  if (!dialog) return
  const visit = openVisit()
  let watch = freshWatch

  function offer(): void {
    const isTyping = document.activeElement?.matches(fields) ?? false
    const isDialogOpen = document.querySelector('dialog[open]') !== null
    if (!mayOffer({ wasShown: visit.read(shownKey) !== null, isTyping, isDialogOpen })) return
    visit.write(shownKey, '1')
    dialog?.showModal()
  }

  document.documentElement.addEventListener('mouseleave', (event) => {
    if (hasLeftAtTop(event)) offer()
  })
  addEventListener(
    'scroll',
    () => {
      watch = watchScroll(watch, scrollY)
      if (hasScrolledBack(watch, scrollY, innerHeight)) offer()
    },
    { passive: true },
  )
  for (const jump of ['hashchange', 'resize']) addEventListener(jump, () => (watch = watchFrom(scrollY)))

  dialog.addEventListener('click', ({ target }) => {
    const { acceptOffer } = target instanceof HTMLElement ? target.dataset : {}
    if (acceptOffer !== undefined) visit.write(courseDiscountKey, acceptOffer)
    // The dialog itself is the target only of clicks on the dimmed page around it.
    else if (target === dialog) dialog.close()
  })
}

/** Remembered for this visit, even if the browser stores nothing. */
function openVisit() {
  const kept = new Map<string, string>()
  return {
    read: (key: string): string | null => {
      try {
        return kept.get(key) ?? sessionStorage.getItem(key)
      } catch {
        return kept.get(key) ?? null
      }
    },
    write: (key: string, value: string): void => {
      kept.set(key, value)
      try {
        sessionStorage.setItem(key, value)
      } catch {}
    },
  }
}
