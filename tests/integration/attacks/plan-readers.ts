import { nameAmount, parseAmount } from '#domain/finance/parse-amount.ts'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { readSum } from '#domain/forecast/drivers/read-sum.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { walkTexts } from '#domain/plan/address/walk-texts.ts'
import { isUnitedStatesPlan } from '#domain/plan/is-united-states-plan.ts'
import { readTraits } from '#domain/plan/lists/business-traits.ts'
import { parsePlanFile } from '#domain/plan/parse-plan-file.ts'
import { parseTimeline } from '#domain/plan/parse-timeline.ts'
import { readWhen } from '#domain/plan/read-when.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { steps } from '#domain/plan/steps.ts'
import { titleOf } from '#domain/plan/templates/stock-titles.ts'
import { findPlace } from '#domain/sharing/find-place.ts'
import { listDifferences } from '#domain/sync/cloud-differences.ts'
import { markDifference } from '#domain/sync/cloud-text-parts.ts'
import { findChangedFields } from '#domain/sync/find-changed-fields.ts'
import { createHistory, record } from '#domain/sync/history.ts'
import { joinWorkbooks, mergeWorkbooks } from '#domain/sync/merge-workbooks.ts'
import { receiveWorkbook } from '#domain/sync/receive-changes.ts'
import { redoWorkbook, undoWorkbook } from '#domain/sync/workbook-history.ts'
import { compileDocument } from '#exports/compile-document.ts'
import type { PlanDocument } from '#exports/document/document-model.ts'
import { readers } from '#exports/document/readers.ts'
import { renderDocx } from '#exports/docx/render-docx.ts'
import { draftForReader } from '#exports/draft-for-reader.ts'
import { buildPdfFileName } from '#exports/file-names.ts'
import { findOpenPoints } from '#exports/find-open-points.ts'
import { renderHtml } from '#exports/html/render-html.ts'
import { buildJsonExport } from '#exports/json-export.ts'
import { listMissing } from '#exports/list-missing.ts'
import { renderMarkdown } from '#exports/markdown/render-markdown.ts'
import { renderPdf } from '#exports/pdf/render-pdf.ts'
import { makeSharedCopy } from '#exports/sharing/make-shared-copy.ts'
import { parseSharedCopy } from '#exports/sharing/parse-shared-copy.ts'
import { renderXlsx } from '#exports/xlsx/render-xlsx.ts'
import { readDiskFonts } from '#tests/pdf/disk-fonts.ts'
import { packing } from '#web/export-worker/browser-compression.ts'
import { widenQuote } from '#web/reviewer/widen-quote.ts'
import { proposeText } from '#web/workbook/sharing/propose-text.ts'

/** One plan, and what two windows made of it. */
export interface PlanCopies {
  base: Workbook
  ours: Workbook
  theirs: Workbook
}

export type PlanReader = (copies: PlanCopies) => unknown

const date = new Date('2026-11-16T10:00:00Z')
const place = { section: 'market', sectionTitle: 'Market', block: 0, part: null, column: null, version: 1 }

const compileAll = ({ ours }: PlanCopies) =>
  Promise.all(readers.map((reader) => compileDocument(ours, { date, reader })))

const write =
  (render: (document: PlanDocument) => unknown): PlanReader =>
  async (copies) => {
    for (const document of await compileAll(copies)) await render(document)
  }

const readTexts =
  (read: (text: string, other: string) => unknown): PlanReader =>
  ({ base, ours }) => {
    const written = (plan: Workbook) => steps.flatMap(({ key }) => walkTexts(plan.data, key))
    const [before, after] = [written(base), written(ours)]
    for (const [index, { text }] of after.entries()) if (text !== '') read(text, before[index]?.text ?? '')
  }

/** What the page itself does with a plan, while the person waits. */
export const pageReaders: Readonly<Record<string, PlanReader>> = {
  import: ({ ours }) => parsePlanFile(JSON.stringify(ours)),
  export: ({ ours }) => JSON.stringify(buildJsonExport(ours, date.toISOString())),
  merge: ({ base, ours, theirs }) => mergeWorkbooks(base, ours, theirs),
  'join windows': ({ base, ours, theirs }) => joinWorkbooks(base, ours, theirs),
  'receive from a window': ({ base, ours, theirs }) =>
    receiveWorkbook(
      record(createHistory(base), ours, { nowMs: 0, label: 'Typing', coalesceKey: null }),
      theirs,
      [['data', 'businessIdea', 'name']],
    ),
  'undo and redo': ({ base, ours, theirs }) => {
    const history = record(
      record(createHistory(base), ours, { nowMs: 0, label: 'a', coalesceKey: null }),
      theirs,
      { nowMs: 9e9, label: 'b', coalesceKey: null },
    )
    return redoWorkbook(undoWorkbook(undoWorkbook(history).history).history)
  },
  'compare versions': ({ base, ours }) => listDifferences(base, ours, String),
  'mark differences': readTexts((text, other) => markDifference(text, other)),
  'find changed fields': ({ base, ours }) => findChangedFields(base.data, ours.data),
  'find open points': ({ ours }) => findOpenPoints(ours.data),
  'list what is missing': ({ ours }) => readers.map((reader) => listMissing(ours, reader)),
  'name files': ({ ours }) => buildPdfFileName(titleOf(ours)),
  'read traits': ({ ours }) => readTraits(ours.data.businessIdea, 'saas'),
  'read the country': ({ ours }) => isUnitedStatesPlan(ours.data),
  'read amounts': readTexts((text) => [parseAmount(text), nameAmount(text), readSum(text)]),
  'read times': readTexts((text) => [readWhen(text), parseTimeline(text)]),
  'find comments': ({ base, ours }) => {
    readTexts((text) =>
      findPlace(base.data, {
        ...place,
        quote: text.slice(-1000),
        context: text.slice(-4000),
        field: 'businessIdea.name',
      }),
    )({ base, ours, theirs: base })
  },
  'take a suggestion': readTexts((text, other) =>
    proposeText(other, { quote: text.slice(-2000), context: text.slice(-4000), part: null }, text),
  ),
  'quote in a comment': readTexts((text) => {
    const start = Math.floor(text.length / 4)
    widenQuote(text, start, text.slice(start, start + 5))
  }),
}

/** What a worker of the page does with a plan. */
export const workerReaders: Readonly<Record<string, PlanReader>> = {
  compile: compileAll,
  Markdown: write(renderMarkdown),
  HTML: write(renderHtml),
  Word: write((document) => renderDocx(document, () => Promise.resolve(null))),
  PDF: write((document) => renderPdf({ document, fonts: readDiskFonts(), logo: null, createdAt: date })),
  spreadsheet: ({ ours: { title, data } }) =>
    renderXlsx(computeForecast(readForecastInputs(data)), { title, createdAt: date, packing }),
  summary: ({ ours }) => Promise.all(readers.map((reader) => draftForReader(ours.data, reader))),
  'copy for reviewers': async ({ ours }) => {
    const copy = await makeSharedCopy(ours, {
      reader: 'full',
      withFigures: true,
      review: null,
      sender: 'Dana',
      date,
    })
    await makeSharedCopy(ours, { reader: 'bank', withFigures: false, review: null, sender: 'Dana', date })
    return parseSharedCopy(copy)
  },
}
