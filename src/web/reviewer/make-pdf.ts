import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { buildPdfFileName } from '#exports/file-names.ts'
import type { OpenedCopy } from '#exports/sharing/shared-copy.ts'
import { choosePaper } from '#web/export-worker/choose-paper.ts'
import { makeDocument } from '#web/export-worker/make-document.ts'
import { downloadBlob } from '#web/ui/browser/download.ts'
import { joinDocuments } from './document-parts.ts'

/** The shown document as a PDF. The page loads this when someone asks for the file. */
export async function makePdf(copy: OpenedCopy): Promise<void> {
  // The reader's paper, which may be another than the owner's.
  const document = { ...joinDocuments(copy), paper: choosePaper() }
  // The worker asks for a plan, and writes the ready document instead.
  const plan = { title: document.title, data: restoreWorkbookData({}) }
  const file = await makeDocument('pdf', plan, { instead: { kind: 'ready', document } })
  downloadBlob(buildPdfFileName(document.title), file)
}
