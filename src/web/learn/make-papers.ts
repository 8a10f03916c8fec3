import type { Certificate, WorksheetAnswer } from '#contract/course.ts'
import { buildCertificatePath } from '#contract/paths.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { PrintedCertificate } from '#exports/course/certificate.ts'
import { buildCertificateFileName, buildWorksheetFileName } from '#exports/file-names.ts'
import { choosePaper } from '#web/export-worker/choose-paper.ts'
import { makeDocument } from '#web/export-worker/make-document.ts'
import { downloadBlob } from '#web/ui/browser/download.ts'

/** The papers of the course, made in the browser. A lesson loads this when a button asks for one. */

export async function makeWorksheet(
  format: 'pdf' | 'docx',
  worksheet: WorksheetAnswer,
  /** The chosen plan as it is stored, or null when this browser has none. */
  stored: unknown,
): Promise<void> {
  const plan = { title: worksheet.title, data: restoreWorkbookData(stored ?? {}) }
  const instead = { kind: 'worksheet', worksheet, hasPlan: stored !== null } as const
  const file = await makeDocument(format, plan, { instead, paper: choosePaper(), hasWatermark: false })
  downloadBlob(buildWorksheetFileName(worksheet.title, format), file)
}

export async function makeCertificate(
  { name, number, issuedAt }: Certificate,
  { origin, parts }: { origin: string; parts: PrintedCertificate['parts'] },
): Promise<void> {
  const certificate = {
    name,
    number,
    parts,
    issuedAt: new Date(issuedAt),
    address: `${origin}${buildCertificatePath(number)}`,
  }
  const plan = { title: name, data: restoreWorkbookData({}) }
  const file = await makeDocument('pdf', plan, {
    instead: { kind: 'certificate', certificate },
    paper: choosePaper(),
  })
  downloadBlob(buildCertificateFileName(name), file)
}
