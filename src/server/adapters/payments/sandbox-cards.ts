import type { PaymentFailure } from './payment-provider.ts'

/** The behavior of a test card. 'asks' goes to the bank's page first. 'later' settles after a while. */
export type CardOutcome =
  | { kind: 'pays' }
  | { kind: 'refuses'; refusal: RefusalName }
  | { kind: 'asks'; after: 'pays' | RefusalName }
  | { kind: 'later'; after: RefusalName }
  | { kind: 'disputes' }

const declined = 'Your card was declined.'

/** The provider's codes and the sentences that people read. */
export const refusals = {
  generic_decline: { message: declined },
  insufficient_funds: { message: 'Your card has insufficient funds.' },
  lost_card: { message: declined },
  stolen_card: { message: declined },
  fraudulent: { message: declined },
  expired_card: { message: 'Your card has expired.', field: 'expiry' },
  incorrect_cvc: { message: "Your card's security code is incorrect.", field: 'cvc' },
  processing_error: {
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  card_velocity_exceeded: {
    message:
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  },
  authentication_failure: {
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
  test_mode_live_card: {
    message:
      'Your card was declined. This is a test. Use a test card such as 4242 4242 4242 4242, never a real one.',
    field: 'number',
  },
} as const satisfies Record<string, { message: string; field?: 'number' | 'expiry' | 'cvc' }>
export type RefusalName = keyof typeof refusals

export function describeRefusal(name: RefusalName): PaymentFailure {
  return { code: name, message: refusals[name].message }
}

const pays: CardOutcome = { kind: 'pays' }
const refuses = (refusal: RefusalName): CardOutcome => ({ kind: 'refuses', refusal })
const asks = (after: 'pays' | RefusalName): CardOutcome => ({ kind: 'asks', after })

/** The test cards that the provider documents for its own test mode. */
const testCards = new Map<string, CardOutcome>([
  // Visa, Mastercard, American Express, Discover, Diners Club, JCB, UnionPay and others.
  ['4242424242424242', pays],
  ['4012888888881881', pays],
  ['4111111111111111', pays],
  ['4000056655665556', pays],
  ['5555555555554444', pays],
  ['2223003122003222', pays],
  ['5200828282828210', pays],
  ['5105105105105100', pays],
  ['378282246310005', pays],
  ['371449635398431', pays],
  ['6011111111111117', pays],
  ['6011000990139424', pays],
  ['6011981111111113', pays],
  ['3056930009020004', pays],
  ['36227206271667', pays],
  ['30569309025904', pays],
  ['38520000023237', pays],
  ['3566002020360505', pays],
  ['3530111333300000', pays],
  ['6555900000604105', pays],
  ['6200000000000005', pays],
  ['6200000000000047', pays],
  ['6205500000000000004', pays],
  ['4000000000000077', pays],
  ['4000000000003055', pays],
  // Declined.
  ['4000000000000002', refuses('generic_decline')],
  ['4000000000009995', refuses('insufficient_funds')],
  ['4000000000009987', refuses('lost_card')],
  ['4000000000009979', refuses('stolen_card')],
  ['4000000000000069', refuses('expired_card')],
  ['4000000000000127', refuses('incorrect_cvc')],
  ['4000000000000101', refuses('incorrect_cvc')],
  ['4000000000000119', refuses('processing_error')],
  ['4000000000006975', refuses('card_velocity_exceeded')],
  ['4100000000000019', refuses('fraudulent')],
  ['4000000000004954', refuses('fraudulent')],
  // Accepted at first, and declined when the payment settles.
  ['4000000000000341', { kind: 'later', after: 'generic_decline' }],
  // The cardholder has to confirm.
  ['4000002500003155', asks('pays')],
  ['4000002760003184', asks('pays')],
  ['4000003800000446', asks('pays')],
  ['4000000000003220', asks('pays')],
  ['4000008260003178', asks('insufficient_funds')],
  ['4000008400001629', asks('generic_decline')],
  ['4000008400001280', refuses('processing_error')],
  // Paid, and then disputed by the cardholder.
  ['4000000000000259', { kind: 'disputes' }],
  ['4000000000002685', { kind: 'disputes' }],
])

export function findCardOutcome(digits: string): CardOutcome {
  return testCards.get(digits) ?? refuses('test_mode_live_card')
}
