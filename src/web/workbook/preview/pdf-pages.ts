import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'

const [workerAddress = ''] = Object.values(
  import.meta.glob<string>('/node_modules/pdfjs-dist/build/pdf.worker.min.mjs', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)
GlobalWorkerOptions.workerSrc = workerAddress

/** A finished PDF, ready to be drawn page by page. */
export interface PdfPages {
  count: number
  /** Draws one page into the canvas at the canvas's displayed width. */
  draw: (pageNumber: number, canvas: HTMLCanvasElement, widthPx: number) => Promise<void>
  close: () => void
}

export async function openPdfPages(blob: Blob): Promise<PdfPages> {
  const task = getDocument({ data: new Uint8Array(await blob.arrayBuffer()), isEvalSupported: false })
  const pdf = await task.promise
  return {
    count: pdf.numPages,
    draw: (pageNumber, canvas, widthPx) => drawPage(pdf, pageNumber, canvas, widthPx),
    close: () => void task.destroy(),
  }
}

async function drawPage(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  canvas: HTMLCanvasElement,
  widthPx: number,
): Promise<void> {
  const page = await pdf.getPage(pageNumber)
  const unscaled = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: (widthPx / unscaled.width) * globalThis.devicePixelRatio })
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
}
