import type { MouseEvent } from 'react'

/** The first stop of the Tab key, visible only when focused. It leads to the page's `main`, whose id is 'main'. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={focusMain}
      className="absolute top-2 left-2 z-30 -translate-y-40 rounded-control bg-surface px-4 py-2 font-semibold text-blue shadow-sheet focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}

/** Does not change the address, which would add a history entry. A page without scripts follows the link. */
function focusMain(event: MouseEvent): void {
  const main = document.querySelector('main')
  if (!main) return
  event.preventDefault()
  main.tabIndex = -1
  main.focus()
}
