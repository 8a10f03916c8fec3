import { compileDocument } from '#exports/compile-document.ts'
import { compileReview } from '#exports/compile-review.ts'
import type { PlanDocument } from '#exports/document/document-model.ts'
import { loadPart } from '#web/loading/load-part.ts'
import type { DocumentFormat, DocumentOrder, OtherDocument, WorkerAnswer } from './export-messages.ts'

type Writer = (
  document: PlanDocument,
  order: Pick<DocumentOrder, 'createdAt' | 'hasWatermark'>,
) => Promise<Uint8Array>

/** Each is fetched when its format is first requested. */
const writers: Record<Exclude<DocumentFormat, 'xlsx' | 'summary' | 'shared'>, Writer> = {
  pdf: async (document, order) => {
    const { writePdf } = await loadPart(() => import('./write-pdf.ts'))
    return writePdf(document, order, {
      onProgress: (words) => answer({ type: 'progress', words }),
      onWarning: warn,
    })
  },
  markdown: async (document) => {
    const { renderMarkdown } = await loadPart(() => import('#exports/markdown/render-markdown.ts'))
    return new TextEncoder().encode(renderMarkdown(document))
  },
  docx: async (document) => {
    const [{ renderDocx }, { drawPng }] = await Promise.all([
      loadPart(() => import('#exports/docx/render-docx.ts')),
      loadPart(() => import('./draw-png.ts')),
    ])
    return renderDocx(document, drawPng)
  },
  html: async (document) => {
    const { renderHtml } = await loadPart(() => import('#exports/html/render-html.ts'))
    return new TextEncoder().encode(renderHtml(document))
  },
}

addEventListener('message', ({ data }: MessageEvent<DocumentOrder>) => {
  void write(data)
})

async function write(order: DocumentOrder): Promise<void> {
  try {
    const bytes = await writeFormat(order)
    answer({ type: 'done', bytes: bytes as Uint8Array<ArrayBuffer> }, [bytes.buffer as ArrayBuffer])
  } catch (error) {
    answer({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

async function writeFormat(order: DocumentOrder): Promise<Uint8Array> {
  const { format, plan, createdAt, reader, paper, tables, instead } = order
  if (format === 'xlsx') {
    const { writeXlsx } = await loadPart(() => import('./write-xlsx.ts'))
    return writeXlsx(order)
  }
  if (format === 'summary') {
    const { draftForReader } = await loadPart(() => import('#exports/draft-for-reader.ts'))
    return new TextEncoder().encode(JSON.stringify(await draftForReader(plan.data, reader)))
  }
  if (format === 'shared') return writeSharedCopy(order)
  if (instead?.kind === 'certificate') {
    const { writeCertificate } = await loadPart(() => import('./write-pdf.ts'))
    return writeCertificate(instead.certificate, { createdAt, paper }, warn)
  }
  const document = instead
    ? await compileOther(instead, order)
    : await compileDocument(plan, { date: createdAt, reader, paper, tables })
  return writers[format](document, order)
}

async function writeSharedCopy({
  plan,
  createdAt,
  reader,
  paper,
  shared,
}: DocumentOrder): Promise<Uint8Array> {
  const [{ makeSharedCopy }, { sharedReaders }] = await Promise.all([
    loadPart(() => import('#exports/sharing/make-shared-copy.ts')),
    loadPart(() => import('#exports/sharing/shared-copy.ts')),
  ])
  const sharedReader = sharedReaders.find((one) => one === reader)
  if (!shared || !sharedReader) throw new Error('A shared copy needs a reader and its content')
  const copy = await makeSharedCopy(plan, { ...shared, reader: sharedReader, date: createdAt, paper })
  return new TextEncoder().encode(JSON.stringify(copy))
}

async function compileOther(
  other: Exclude<OtherDocument, { kind: 'certificate' }>,
  { plan, createdAt, paper }: DocumentOrder,
): Promise<PlanDocument> {
  if (other.kind === 'ready') return other.document
  if (other.kind === 'review') return compileReview(plan.title, other.page, { date: createdAt, paper })
  const { compileWorksheet } = await loadPart(() => import('#exports/course/compile-worksheet.ts'))
  return compileWorksheet(other.worksheet, other.hasPlan ? plan.data : null, { date: createdAt, paper })
}

function warn(message: string): void {
  answer({ type: 'warning', message })
}

function answer(message: WorkerAnswer, transfer: Transferable[] = []): void {
  // The page's types describe only windows, whose postMessage takes other arguments.
  ;(globalThis as unknown as Worker).postMessage(message, transfer)
}
