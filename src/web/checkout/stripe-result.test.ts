import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { readStripeResult } from './stripe-result.ts'

const intent = (status: PaymentIntent['status']) => ({ id: 'pi_1', status }) as PaymentIntent
const refused = (error: Partial<StripeError>) => ({ error }) as PaymentIntentResult

test.each([
  [{ paymentIntent: intent('succeeded') }, { kind: 'paid', paymentIntentId: 'pi_1' }],
  [{ paymentIntent: intent('processing') }, { kind: 'processing', paymentIntentId: 'pi_1' }],
  [refused({ message: 'Your card was declined.' }), { kind: 'refused', message: 'Your card was declined.' }],
  [refused({ payment_intent: intent('succeeded') }), { kind: 'paid', paymentIntentId: 'pi_1' }],
  [refused({ payment_intent: intent('canceled'), message: 'no' }), { kind: 'over' }],
  [
    { paymentIntent: intent('requires_payment_method') },
    { kind: 'refused', message: 'Your card could not be charged. Please try again.' },
  ],
])('the provider’s answer %j means %j', (result, outcome) => {
  expect(readStripeResult(result)).toEqual(outcome)
})
