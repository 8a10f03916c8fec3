import type { MouseEvent } from 'react'

/** The first thing the Tab key comes to, shown only then. It leads to the page's `main`, whose id is 'main'. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={focusMain}
      className="absolute top-2 left-2 z-30 -translate-y-40 rounded-control bg-surface px-4 py-2 font-semibold text-blue shadow-sheet focus:translate-y-0"
    >
      Skip to the content
    </a>
  )
}

/** Without a new address, which would be one more page to go back over. A page without script follows the link. */
function focusMain(event: MouseEvent): void {
  const main = document.querySelector('main')
  if (!main) return
  event.preventDefault()
  main.tabIndex = -1
  main.focus()
}
