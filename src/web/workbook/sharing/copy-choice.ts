import { isRecord } from '#domain/plan/lenient-schema.ts'
import type { CopyChoice } from '#web/sharing/stored-links.ts'

export const copyReaders: readonly { value: CopyChoice['reader']; label: string }[] = [
  { value: 'bank', label: 'For a bank' },
  { value: 'investor', label: 'For an investor' },
  { value: 'full', label: 'The full plan' },
]

/** 'For a bank, without figures, with the review' */
export function describeChoice({ reader, withFigures, withReview }: CopyChoice): string {
  const version = copyReaders.find(({ value }) => value === reader)?.label ?? ''
  return `${version}${withFigures ? '' : ', without figures'}${withReview ? ', with the review' : ''}`
}

/** How a copy was made, as far as it shows. A copy without figures has neither charts nor key figures. */
export function readCopyChoice(copy: unknown): CopyChoice {
  const { reader, review, document } = isRecord(copy) ? copy : {}
  return {
    reader: reader === 'bank' || reader === 'investor' ? reader : 'full',
    withFigures: /"type":"(?:figures|chart)"/.test(JSON.stringify(document ?? null)),
    withReview: isRecord(review),
  }
}
