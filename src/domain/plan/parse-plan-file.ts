import { isRecord } from './lenient.ts'
import { restoreWorkbook } from './restore.ts'
import { sectionKeys, type WorkbookData } from './workbook-data.ts'

export type ParsedPlanFile =
  /** Without a title in the file, the plan keeps the one it has. */
  { ok: true; data: WorkbookData; title: string | null } | { ok: false; message: string }

/**
 * Reads a file that should hold a plan: our JSON export, a stored workbook, or the sections alone. A broken or
 * foreign file is refused with the reason; whatever is a plan is repaired, never refused.
 */
export function parsePlanFile(text: string): ParsedPlanFile {
  const content = parseJson(text)
  if (content === undefined) return { ok: false, message: 'This file is not JSON, or it is cut off.' }
  if (!isRecord(content)) return { ok: false, message: 'This file holds JSON, but not a business plan.' }
  const data = isRecord(content['data']) ? content['data'] : content
  if (!sectionKeys.some((section) => isRecord(data[section]))) {
    return { ok: false, message: 'This file holds none of the sections of a business plan.' }
  }
  const restored = restoreWorkbook({ ...content, data })
  const hasTitle = typeof content['title'] === 'string' && content['title'].trim() !== ''
  return { ok: true, data: restored.data, title: hasTitle ? restored.title : null }
}

function parseJson(text: string): unknown {
  try {
    // Editors on some systems begin a file with an invisible mark that JSON does not allow.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}
