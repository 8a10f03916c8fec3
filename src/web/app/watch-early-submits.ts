import { hasStarted, heldMark, noticeId } from './release-early-submits.ts'

/** The note for browsers without JavaScript, in index.html, looks the same. */
const noticeClasses =
  'fixed inset-x-0 bottom-0 z-50 border-t border-ochre bg-ochre-wash px-4 py-3 text-center text-sm font-semibold text-ink'

const texts = {
  held: 'Still loading. Your form will be sent as soon as the page is ready.',
  failed: 'This page could not be loaded completely. Check your connection and reload the page.',
}

/**
 * What a person submits before the program has arrived is held, and sent once the screen works. Without this, the
 * browser would load the form's answer as a page. Runs in the head of the page, before anything is shown.
 */
export function watchEarlySubmits(): void {
  document.addEventListener(
    'submit',
    (event) => {
      if (hasStarted()) return
      event.preventDefault()
      event.stopPropagation()
      if (event.target instanceof HTMLFormElement) event.target.dataset[heldMark] = ''
      showNotice('held')
    },
    true,
  )
  // Errors of a script that could not be loaded do not bubble.
  globalThis.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && !hasStarted()) showNotice('failed')
    },
    true,
  )
}

function showNotice(kind: keyof typeof texts): void {
  const notice = document.querySelector(`#${noticeId}`) ?? document.createElement('p')
  notice.id = noticeId
  notice.className = noticeClasses
  notice.setAttribute('role', 'alert')
  document.body.append(notice)
  notice.textContent = texts[kind]
}
