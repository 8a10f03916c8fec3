import { apiPaths } from '#contract/paths.ts'
import {
  type CreateCoursePaymentIntentRequest,
  type CreatePaymentIntentRequest,
  type PaymentIntentAnswer,
  paymentIntentAnswerSchema,
  type PaymentStateAnswer,
  paymentStateAnswerSchema,
  type PaymentStateRequest,
} from '#contract/payments.ts'
import type { Price } from '#domain/commerce/prices.ts'
import { postJson } from '#web/api/request.ts'

export async function createPayment(
  { product, requestedAmount, discountPercent }: Price,
  email: string,
  attemptKey: string,
): Promise<PaymentIntentAnswer> {
  const common: CreatePaymentIntentRequest = { amount: requestedAmount, email, attemptKey }
  const answer =
    product === 'tool'
      ? await postJson(apiPaths.createPaymentIntent, common)
      : await postJson(apiPaths.createCoursePaymentIntent, {
          ...common,
          discountPercent,
        } satisfies CreateCoursePaymentIntentRequest)
  return paymentIntentAnswerSchema.parse(answer)
}

export async function readPaymentState(clientSecret: string): Promise<PaymentStateAnswer> {
  const request: PaymentStateRequest = { clientSecret }
  return paymentStateAnswerSchema.parse(await postJson(apiPaths.paymentState, request))
}
