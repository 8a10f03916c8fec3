import { apiPaths } from '#contract/paths.ts'
import { showErrorToast } from './show-error-toast.ts'
import { startPurchase } from './start-purchase.ts'

const busyText = 'PROCESSING...'

/** Makes the purchase links show that they are busy, and reports when the checkout cannot be reached. */
export function watchPurchaseLinks(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-purchase]') : null
    // The browser handles a click that opens another tab.
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    if (link.ariaBusy !== 'true') void start(link)
  })
  // A visitor who comes back may get the cached page with the link still busy.
  addEventListener('pageshow', (event) => {
    if (event.persisted) for (const link of document.querySelectorAll('[data-purchase]')) rest(link)
  })
}

async function start(link: HTMLAnchorElement): Promise<void> {
  link.dataset['purchase'] = link.textContent
  link.style.minWidth = `${link.offsetWidth}px`
  link.ariaBusy = 'true'
  link.textContent = busyText
  const fault = await startPurchase({
    ask: (signal) => fetch(apiPaths.settings, { signal }),
    go: () => location.assign(link.href),
  })
  if (fault === null) return
  rest(link)
  showErrorToast(fault)
}

function rest(link: Element): void {
  if (!(link instanceof HTMLElement) || !link.ariaBusy) return
  link.textContent = link.dataset['purchase'] ?? ''
  link.removeAttribute('aria-busy')
}
