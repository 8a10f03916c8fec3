import { describe, expect, test } from 'vitest'
import { parseEvent } from './parse-event.ts'
import { WebhookRefusedError } from './payment-provider.ts'

const event = (type: string, object: object) => ({ id: 'evt_1', type, data: { object } })

describe('an event', () => {
  test.each([
    ['payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1' }],
    ['payment_intent.canceled', { object: 'payment_intent', id: 'pi_1' }],
    ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }],
    ['charge.dispute.funds_withdrawn', { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' }],
    [
      'refund.failed',
      { object: 'refund', id: 're_1', payment_intent: { id: 'pi_1', object: 'payment_intent' } },
    ],
  ])('%s names its payment', (type, object) => {
    expect(parseEvent(event(type, object))).toEqual({ id: 'evt_1', type, paymentId: 'pi_1', failure: null })
  })

  test.each([
    ['payment_intent.created', { object: 'payment_intent', id: 'pi_1' }],
    ['charge.succeeded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }],
    ['charge.refunded', { object: 'charge', id: 'ch_1' }],
    ['invoice.paid', {}],
  ])('%s names no payment when it is not one we follow', (type, object) => {
    expect(parseEvent(event(type, object)).paymentId).toBeNull()
  })

  test('for a declined card carries the most specific reason', () => {
    const error = { code: 'card_declined', decline_code: 'lost_card', message: 'Your card was declined.' }
    const object = { object: 'payment_intent', id: 'pi_1', last_payment_error: error }
    expect(parseEvent(event('payment_intent.payment_failed', object)).failure).toEqual({
      code: 'lost_card',
      message: 'Your card was declined.',
    })
    expect(parseEvent(event('payment_intent.succeeded', object)).failure).toBeNull()
  })

  test.each([null, 'text', {}, { id: 'evt_1' }, { id: 'evt_1', type: 'x', data: null }])(
    'is not valid: %j',
    (body) => {
      expect(() => parseEvent(body)).toThrow(WebhookRefusedError)
    },
  )
})
