import type { Workbook } from '#domain/plan/restore.ts'
import { titleOf } from '#domain/plan/templates/stock-titles.ts'
import {
  buildDocxFileName,
  buildJsonFileName,
  buildMarkdownFileName,
  buildPdfFileName,
  buildXlsxFileName,
} from '#exports/file-names.ts'
import { buildJsonExport } from '#exports/json-export.ts'
import type { DocumentFormat } from '#web/export-worker/export-messages.ts'
import { downloadBlob, downloadText } from '#web/ui/browser/download.ts'
import { findChoiceStore } from './document-choice-store.ts'
import type { ExportFormat } from './export-formats.ts'
import type { ExportedPlan } from './export-runner.ts'

export interface ExportOptions {
  plan: ExportedPlan
  signal: AbortSignal
  /** Describes the current activity. */
  onProgress: (words: string) => void
}

type Exporter = (workbook: Workbook, options: ExportOptions) => Promise<void>

/** All exporters run in the browser. The code for a format is fetched on first use. */
const exporters: Record<ExportFormat, Exporter> = {
  pdf: async (workbook, options) =>
    downloadBlob(buildPdfFileName(workbook.title), await write('pdf', workbook, options)),
  markdown: async (workbook, options) =>
    downloadBlob(buildMarkdownFileName(workbook.title), await write('markdown', workbook, options)),
  docx: async (workbook, options) =>
    downloadBlob(buildDocxFileName(workbook.title), await write('docx', workbook, options)),
  xlsx: async (workbook, options) =>
    downloadBlob(buildXlsxFileName(workbook.title), await write('xlsx', workbook, options)),
  json: async (workbook) => {
    const file = buildJsonExport(workbook, new Date().toISOString())
    downloadText(buildJsonFileName(workbook.title), JSON.stringify(file, null, 2))
  },
  print: async (workbook, options) => {
    const page = await write('html', workbook, options)
    const { printPage } = await import('./print-page.ts')
    await printPage(page)
  },
}

export function exportPlan(format: ExportFormat, workbook: Workbook, options: ExportOptions): Promise<void> {
  options.onProgress('Reading your plan')
  return exporters[format]({ ...workbook, title: titleOf(workbook) }, options)
}

async function write(
  format: DocumentFormat,
  workbook: Workbook,
  { plan, ...options }: ExportOptions,
): Promise<Blob> {
  const { makeDocument } = await import('#web/export-worker/make-document.ts')
  return makeDocument(format, workbook, { ...options, ...findChoiceStore(plan).getState() })
}
