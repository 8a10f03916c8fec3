import type { LenderTable } from '#domain/plan/lender-tables.ts'
import type { Paper } from '#exports/document/document-model.ts'
import type { Reader } from '#exports/document/readers.ts'
import type {
  DocumentFormat,
  DocumentOrder,
  OtherDocument,
  SharedContent,
  WorkerAnswer,
} from './export-messages.ts'

interface MakeDocumentOptions {
  /** Aborting stops the work immediately. The promise then rejects with the signal's reason. */
  signal?: AbortSignal
  /** The current progress in words for the user, such as 'Writing page 11 of 34'. */
  onProgress?: (words: string) => void
  /** Whom it is for: everyone, unless someone is chosen. */
  reader?: Reader
  /** A4 unless another is chosen. */
  paper?: Paper
  /** Yes, unless it is switched off. */
  hasWatermark?: boolean
  /** Which tables a lender gets: all that the plan has something for, unless some are chosen. */
  tables?: readonly LenderTable[] | null
  /** Writes this instead of the plan. */
  instead?: OtherDocument
  /** For a copy for a reviewer's link. */
  shared?: SharedContent
}

const types: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  markdown: 'text/markdown',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  summary: 'application/json',
  shared: 'application/json',
}

/** Makes the document in a worker, so that the page stays responsive. The code is fetched on first use. */
export function makeDocument(
  format: DocumentFormat,
  { title, data }: DocumentOrder['plan'],
  {
    signal,
    onProgress = () => {},
    reader = 'full',
    paper = 'a4',
    hasWatermark = true,
    tables = null,
    instead,
    shared,
  }: MakeDocumentOptions = {},
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error)
      return
    }
    const worker = new Worker(new URL('./export-worker.ts', import.meta.url), {
      type: 'module',
      name: 'export',
    })
    const stop = () => {
      worker.terminate()
      signal?.removeEventListener('abort', abort)
    }
    const abort = () => {
      stop()
      reject(signal?.reason as Error)
    }
    const fail = (message: string) => {
      stop()
      reject(new Error(message))
    }
    signal?.addEventListener('abort', abort)
    worker.addEventListener('error', ({ message }) => fail(message || 'The writer could not be loaded'))
    worker.addEventListener('message', ({ data: answer }: MessageEvent<WorkerAnswer>) => {
      switch (answer.type) {
        case 'progress':
          onProgress(answer.words)
          break
        case 'warning':
          // oxlint-disable-next-line no-console -- the specification has this logged and not shown
          console.warn(answer.message)
          break
        case 'done':
          stop()
          resolve(new Blob([answer.bytes], { type: types[format] }))
          break
        case 'failed':
          fail(answer.message)
          break
      }
    })
    const order: DocumentOrder = {
      format,
      plan: { title, data },
      createdAt: new Date(),
      reader,
      paper,
      hasWatermark,
      tables,
      instead,
      shared,
    }
    worker.postMessage(order, [])
  })
}
