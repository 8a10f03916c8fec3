import { isRecord } from '#domain/plan/lenient.ts'
import type { CopyChoice } from '#web/sharing/kept-links.ts'

/** How a copy was made, as far as it shows. A copy without figures has neither charts nor key figures. */
export function readCopyChoice(copy: unknown): CopyChoice {
  const { reader, review, document } = isRecord(copy) ? copy : {}
  return {
    reader: reader === 'bank' || reader === 'investor' ? reader : 'full',
    withFigures: /"type":"(?:figures|chart)"/.test(JSON.stringify(document ?? null)),
    withReview: isRecord(review),
  }
}
