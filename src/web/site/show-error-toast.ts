const shownMs = 5000

let timer: ReturnType<typeof setTimeout> | undefined

/** One at a time, as in the app. A new toast replaces the older one. */
export function showErrorToast(text: string): void {
  const place = document.querySelector('[data-toast-place]')
  const template = document.querySelector<HTMLTemplateElement>('[data-toast]')
  const toast = template?.content.firstElementChild?.cloneNode(true)
  if (!place || !(toast instanceof Element)) return
  const close = () => place.replaceChildren()
  write(toast, '[data-toast-title]', 'Error')
  write(toast, '[data-toast-text]', text)
  toast.querySelector('[data-toast-close]')?.addEventListener('click', close)
  // Under an open dialog it would be hidden, and screen readers would not announce it.
  ;(document.querySelector('dialog[open]') ?? document.body).append(place)
  place.replaceChildren(toast)
  clearTimeout(timer)
  timer = setTimeout(close, shownMs)
}

function write(toast: Element, selector: string, text: string): void {
  const element = toast.querySelector(selector)
  if (element) element.textContent = text
}
