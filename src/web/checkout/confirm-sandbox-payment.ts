import { apiPaths } from '#contract/paths.ts'
import {
  type ConfirmSandboxPaymentRequest,
  type SandboxPaymentAnswer,
  sandboxPaymentAnswerSchema,
} from '#contract/sandbox.ts'
import type { CardForm } from '#domain/commerce/card-checks.ts'
import { ApiError } from '#web/api/api-error.ts'
import { postJson } from '#web/api/request.ts'

export async function confirmSandboxPayment(
  clientSecret: string,
  card: CardForm,
): Promise<SandboxPaymentAnswer> {
  const request: ConfirmSandboxPaymentRequest = { clientSecret, card }
  return sandboxPaymentAnswerSchema.parse(await postJson(apiPaths.sandboxConfirm, request))
}

/** The payment was canceled or never existed, so no other card can help. */
export function isPaymentOver(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.answer?.code === 'conflict' || error.answer?.code === 'not_found')
  )
}
