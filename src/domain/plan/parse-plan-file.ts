import { findOwn } from './find-own.ts'
import { isRecord } from './lenient-schema.ts'
import { findPlanExcess } from './find-plan-excess.ts'
import { countBytes, tooManyBytes } from './plan-bounds.ts'
import { maxPlanBytes } from './plan-limits.ts'
import { restoreWorkbook } from './restore.ts'
import { sectionKeys, type WorkbookData } from './workbook-data.ts'

export type ParsedPlanFile =
  | {
      ok: true
      data: WorkbookData
      /** If the file has no title, the plan keeps its current one. */
      title: string | null
      /** Null when the file does not have them. Our own JSON export does not. */
      completedSteps: number[] | null
      /** Whether the file has a logo that a plan cannot hold. Everything else was read. */
      isLogoDropped: boolean
    }
  | { ok: false; message: string }

/** A file as browsers provide it. */
interface PlanFile {
  readonly size: number
  readonly text: () => Promise<string>
}

const tooLarge = { ok: false, message: tooManyBytes.message } as const

/** Our export has spacing for people to read, so a file is larger than its plan. */
const maxFileBytes = 2 * maxPlanBytes

/** Checks a file's size first, because a very large file would not fit in memory. */
export async function readPlanFile(file: PlanFile): Promise<ParsedPlanFile> {
  return file.size > maxFileBytes ? tooLarge : parsePlanFile(await file.text())
}

/**
 * Reads the text of a file that should hold a plan: our JSON export, a stored workbook, or only the sections. A
 * broken or unrelated file is rejected with a reason, and so is one above the limits. A plan is repaired.
 */
export function parsePlanFile(text: string): ParsedPlanFile {
  const content = parseJson(text)
  if (content === undefined) return { ok: false, message: 'This file is not JSON, or it is cut off.' }
  if (!isRecord(content)) return { ok: false, message: 'This file contains JSON, but not a business plan.' }
  const data = isRecord(content['data']) ? content['data'] : content
  if (!sectionKeys.some((section) => isRecord(data[section]))) {
    return { ok: false, message: 'This file contains no sections of a business plan.' }
  }
  const excess = findPlanExcess(data)
  if (excess) return { ok: false, message: excess.message }
  if (countBytes(JSON.stringify(data)) > maxPlanBytes) return tooLarge
  const restored = restoreWorkbook({ ...content, data })
  const hasTitle = typeof content['title'] === 'string' && content['title'].trim() !== ''
  return {
    ok: true,
    data: restored.data,
    title: hasTitle ? restored.title : null,
    completedSteps: Array.isArray(content['completedSteps']) ? restored.completedSteps : null,
    isLogoDropped: hasLogo(data) && restored.data.businessIdea.cover.logo === '',
  }
}

function hasLogo(data: unknown): boolean {
  return Boolean(findOwn(findOwn(findOwn(data, 'businessIdea'), 'cover'), 'logo'))
}

function parseJson(text: string): unknown {
  try {
    // Some editors start a file with an invisible mark that JSON does not allow.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}
