import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import type { PdfPages } from './pdf-pages.ts'
import { useLivePdf } from './use-live-pdf.ts'

interface PreviewPanelProps {
  /** Gets the focus back. Where the preview covers the form, it has lost it before the preview is loaded. */
  opener: Element
  onClose: () => void
}

/** The PDF preview. It updates as the person writes. */
export function PreviewPanel({ opener, onClose }: PreviewPanelProps) {
  const { pages, words, hasFailed } = useLivePdf()
  const [wanted, setWanted] = useState(1)
  const headingId = useId()
  const panelRef = useRef<HTMLElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const count = pages?.count ?? 0
  const pageNumber = Math.min(wanted, Math.max(count, 1))

  useEffect(() => {
    headingRef.current?.focus()
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [opener])
  useEffect(() => {
    const panel = panelRef.current
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    panel?.addEventListener('keydown', closeOnEscape)
    return () => panel?.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  return (
    <section
      ref={panelRef}
      aria-labelledby={headingId}
      className="fixed inset-0 z-30 flex flex-col bg-sunk lg:left-62 lg:border-l lg:border-rule panel:sticky panel:top-0 panel:left-0 panel:z-auto panel:h-dvh"
    >
      <div className="flex items-center justify-between gap-4 border-b border-rule bg-surface px-4 py-2.5">
        <h2
          ref={headingRef}
          id={headingId}
          tabIndex={-1}
          className="display-heading text-heading outline-none"
        >
          Preview
        </h2>
        <div className="flex items-center gap-1">
          <IconButton
            icon={ChevronLeft}
            label="Previous page"
            disabled={pageNumber <= 1}
            onClick={() => setWanted(pageNumber - 1)}
          />
          <output className="mono-label min-w-24 text-center tabular-nums">
            {count === 0 ? '' : `Page ${pageNumber} of ${count}`}
          </output>
          <IconButton
            icon={ChevronRight}
            label="Next page"
            disabled={pageNumber >= count}
            onClick={() => setWanted(pageNumber + 1)}
          />
          <Button size="sm" className="ml-2" onClick={onClose}>
            CLOSE
          </Button>
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-auto p-4">
        {hasFailed && (
          <p className="mb-3 text-sm text-red">
            The preview could not be created. We will try again after your next change.
          </p>
        )}
        {pages ? (
          <Page pages={pages} pageNumber={pageNumber} />
        ) : (
          !hasFailed && <Spinner label={`${words ?? 'Getting ready'}…`} />
        )}
      </div>
      <p className="mono-label border-t border-rule bg-surface px-4 py-2 text-ink-3">
        {words !== null && pages ? `${words}…` : 'Updates as you write'}
      </p>
    </section>
  )
}

function Page({ pages, pageNumber }: { pages: PdfPages; pageNumber: number }) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = canvasRef.current
    // Drawn off screen and copied as a whole, so that the page does not flicker during a redraw.
    const aside = document.createElement('canvas')
    let isCurrent = true
    const show = async () => {
      await pages.draw(pageNumber, aside, canvas?.clientWidth || 600)
      if (!isCurrent || !canvas) return
      canvas.width = aside.width
      canvas.height = aside.height
      canvas.style.aspectRatio = `${aside.width} / ${aside.height}`
      canvas.getContext('2d')?.drawImage(aside, 0, 0)
    }
    // An error here means the document was closed in the meantime, and a new one will replace it.
    show().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [pages, pageNumber])
  return (
    // Pages differ in size, and until the first one is drawn, this one is A4.
    <canvas ref={canvasRef} className="aspect-[210/297] w-full bg-white shadow-sheet">
      Page {pageNumber} of the plan, as an image. Screen readers can read the exported PDF.
    </canvas>
  )
}
