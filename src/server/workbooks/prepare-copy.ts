import { maxWorkbookBodyBytes } from '#contract/limits.ts'
import type { SaveWorkbookRequest } from '#contract/workbooks.ts'
import { isRecord } from '#domain/plan/lenient.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { AppError } from '#server/http/app-error.ts'
import { maxDepth, maxListEntries, tooLargeMessage } from './limits.ts'

/** A plan as it will lie in the database: repaired, and its data written out once. */
export interface Copy {
  title: string
  template: string
  current_step: number
  completed_steps: string
  data: string
  content_bytes: number
}

export function prepareCopy(request: SaveWorkbookRequest): Copy {
  requireReasonable(request.data)
  const { title, currentStep, completedSteps, template, data } = restoreWorkbook({
    ...request,
    template: stripUnstorable(request.template),
  })
  const text = JSON.stringify(data)
  const bytes = Buffer.byteLength(text)
  // Missing fields were filled in, so that it may have grown on the way.
  if (bytes > maxWorkbookBodyBytes) throw new AppError('too_large', { message: tooLargeMessage })
  return {
    title,
    template,
    current_step: currentStep,
    completed_steps: JSON.stringify(completedSteps),
    data: text,
    content_bytes: bytes,
  }
}

/** PostgreSQL keeps no NUL in a text, and half a surrogate pair is no character. In JSON both are escaped. */
function stripUnstorable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, '')
}

function requireReasonable(data: Record<string, unknown>): void {
  if (countListEntries(data) > maxListEntries) {
    throw new AppError('too_large', {
      message: `The lists of this plan have more than ${maxListEntries} entries, which is the most that the cloud keeps.`,
    })
  }
  if (isDeeperThan(data, maxDepth)) {
    throw new AppError('bad_request', {
      message: `The plan is nested more than ${maxDepth} levels deep, which no plan of ours is.`,
    })
  }
}

function countListEntries(data: Record<string, unknown>): number {
  let entries = 0
  for (const section of Object.values(data).filter(isRecord)) {
    for (const list of Object.values(section).filter(Array.isArray)) entries += list.length
  }
  return entries
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const entry of Array.isArray(value) ? value : Object.values(value)) {
    if (isDeeperThan(entry, levels - 1)) return true
  }
  return false
}
