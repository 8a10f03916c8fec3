import { createHmac, timingSafeEqual } from 'node:crypto'
import { WebhookRefusedError } from './payment-provider.ts'

const toleranceSeconds = 300

/**
 * The card provider's scheme signs the time and the body with one secret, so that neither can be changed or
 * replayed later.
 */
export function signWebhook(body: string, secret: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000)
  return `t=${seconds},v1=${computeSignature(Buffer.from(body), secret, seconds)}`
}

/** A message dated further ahead than the clock tolerance could be kept and replayed until that date. */
export function requireNotFromFuture(header: string, nowMs: number): void {
  if (readSignedAt(header) - nowMs / 1000 > toleranceSeconds) {
    throw new WebhookRefusedError('The message is dated in the future.')
  }
}

function readSignedAt(header: string): number {
  return Number(/(?:^|,)\s*t=(\d+)(?:,|$)/.exec(header)?.[1])
}

export function requireSigned(body: Buffer, header: string, secret: string, nowMs: number): void {
  const parts = header.split(',').map((part) => part.split('=', 2))
  const seconds = readSignedAt(header)
  const signatures = parts.flatMap(([name, value]) => (name === 'v1' && value !== undefined ? [value] : []))
  if (!Number.isInteger(seconds) || signatures.length === 0) {
    throw new WebhookRefusedError('The signature is missing or cannot be read.')
  }
  const expected = Buffer.from(computeSignature(body, secret, seconds))
  const isRight = signatures.some((signature) => {
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isRight) throw new WebhookRefusedError('The signature does not belong to this message.')
  requireNotFromFuture(header, nowMs)
  if (nowMs / 1000 - seconds > toleranceSeconds) {
    throw new WebhookRefusedError('The message was signed too long ago.')
  }
}

function computeSignature(body: Buffer, secret: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
}
