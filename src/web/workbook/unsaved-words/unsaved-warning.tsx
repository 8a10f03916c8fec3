import { useEffect, useRef } from 'react'
import { Banner } from '#web/ui/notices/banner.tsx'
import type { BrowserCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'
import { SaveElsewhereButtons } from './save-elsewhere-buttons.tsx'

interface UnsavedWarningProps {
  failure: string
  /** Null for accounts without cloud copies. */
  cloud: BrowserCloudSync | null
}

/** Stays in view wherever the person has scrolled, until the words are stored. */
export function UnsavedWarning({ failure, cloud }: UnsavedWarningProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? keepFieldsClear(ref.current) : undefined), [])
  return (
    <div
      ref={ref}
      className="sticky top-[3.3125rem] z-10 bg-paper lg:top-0 pointer-coarse:top-[3.8125rem] pointer-coarse:lg:top-0"
    >
      <Banner
        tone="danger"
        title={failure === 'full' ? 'This browser’s storage is full' : 'This browser does not let us save'}
        className="rounded-none border-x-0 border-t-0 sm:px-8"
        actions={<SaveElsewhereButtons cloud={cloud} />}
      >
        Your latest words are only on this page and will be lost when you close it.
        <span className="max-sm:hidden">
          {failure === 'full'
            ? ' To make room, delete old plans or clear other sites’ data.'
            : ' Allow storage for this site to go on.'}
        </span>
      </Banner>
    </div>
  )
}

/** Tells the page's styles how much of it the warning covers, and moves the focused field out from under it. */
function keepFieldsClear(warning: HTMLElement): () => void {
  const { style } = document.documentElement
  const uncoverField = () => {
    const field = document.activeElement
    if (!field?.closest('main') || warning.contains(field)) return
    const hidden = warning.getBoundingClientRect().bottom - field.getBoundingClientRect().top
    if (hidden > 0) globalThis.scrollBy({ top: -hidden - 16 })
  }
  const observer = new ResizeObserver(() => {
    const stickyTop = Number.parseFloat(getComputedStyle(warning).top) || 0
    style.setProperty('--covered-top', `${stickyTop + warning.offsetHeight}px`)
    uncoverField()
  })
  observer.observe(warning)
  // A field that is partly in view is not scrolled by the browser.
  const onFocus = () => requestAnimationFrame(uncoverField)
  document.addEventListener('focusin', onFocus)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    style.removeProperty('--covered-top')
  }
}
