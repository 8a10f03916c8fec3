import type { Workbook } from '#domain/plan/restore.ts'
import { titleOf } from '#domain/plan/templates/stock-titles.ts'
import {
  buildDocxFileName,
  buildJsonFileName,
  buildMarkdownFileName,
  buildPdfFileName,
  buildScheduleFileName,
  buildXlsxFileName,
  type FileDetails,
} from '#exports/file-names.ts'
import { buildJsonExport } from '#exports/json-export.ts'
import type { DocumentFormat } from '#web/export-worker/export-messages.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { downloadBlob, downloadText } from '#web/ui/browser/download.ts'
import { settleChoice } from '#web/export-worker/document-choice.ts'
import { type ExportedPlan, findChoiceStore, holdsTool } from './document-choice-store.ts'
import type { ExportFormat } from './export-formats.ts'

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
    downloadBlob(
      buildPdfFileName(workbook.title, describeFile(options)),
      await write('pdf', workbook, options),
    ),
  markdown: async (workbook, options) =>
    downloadBlob(
      buildMarkdownFileName(workbook.title, describeFile(options)),
      await write('markdown', workbook, options),
    ),
  docx: async (workbook, options) =>
    downloadBlob(
      buildDocxFileName(workbook.title, describeFile(options)),
      await write('docx', workbook, options),
    ),
  xlsx: async (workbook, options) =>
    downloadBlob(
      buildXlsxFileName(workbook.title, describeFile(options)),
      await write('xlsx', workbook, options),
    ),
  'loan-schedule': async (workbook, options) => {
    const { writePlanSchedule } = await loadPart(() => import('./write-plan-schedule.ts'))
    downloadText(
      buildScheduleFileName(workbook.title, describeFile(options)),
      writePlanSchedule(workbook.data),
      'text/csv',
    )
  },
  json: async (workbook) => {
    const file = buildJsonExport(workbook, new Date().toISOString())
    downloadText(buildJsonFileName(workbook.title), JSON.stringify(file, null, 2))
  },
  print: async (workbook, options) => {
    const page = await write('html', workbook, options)
    const { printPage } = await loadPart(() => import('./print-page.ts'))
    await printPage(page)
  },
}

function describeFile({ plan }: ExportOptions): FileDetails {
  return { reader: findChoiceStore(plan).getState().reader, madeOn: new Date() }
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
  const { makeDocument } = await loadPart(() => import('#web/export-worker/make-document.ts'))
  const choice = settleChoice(findChoiceStore(plan).getState(), workbook.data, holdsTool())
  return makeDocument(format, workbook, { ...options, ...choice })
}
