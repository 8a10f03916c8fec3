import * as z from 'zod/mini'
import type { AddedFinding } from '#advisor/advice/added-finding.ts'
import { apiPaths } from '#contract/paths.ts'
import { parseAddedFindings, reviewFindingsAnswerSchema } from '#contract/review-findings.ts'
import { leaveOutPersonal } from '#domain/plan/personal-figures.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { ApiError } from '#web/api/api-error.ts'
import { postJson } from '#web/api/request.ts'

/** Asks the model for more findings. */
export async function askForMore(
  { data, template }: Workbook,
  signal: AbortSignal,
): Promise<{ findings: AddedFinding[]; notice: string | undefined }> {
  const body = { currentStep: '1', workbookData: leaveOutPersonal(data, 'model'), template }
  const answer = z.parse(reviewFindingsAnswerSchema, await postJson(apiPaths.reviewFindings, body, signal))
  return { findings: parseAddedFindings(answer.findings), notice: answer.notice }
}

export function describeFailedAsk(error: unknown): string {
  const isForBuyers = error instanceof ApiError && error.answer?.code === 'payment_required'
  return (
    (isForBuyers ? error.userMessage : null) ??
    'The model did not answer. The review is complete without it, and you can ask again later.'
  )
}
