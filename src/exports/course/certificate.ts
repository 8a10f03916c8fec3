import { product } from '#domain/page-texts/product.ts'
import { cleanLine } from '#exports/document/clean-text.ts'

export interface PrintedCertificate {
  name: string
  number: string
  issuedAt: Date
  /** Where anyone can confirm the number. */
  address: string
  parts: readonly { name: string; lessons: number }[]
}

/** The words of a certificate, from top to bottom. They say nothing of the plan. */
export interface CertificateWords {
  title: string
  before: string
  name: string
  after: string
  about: string
  facts: readonly { label: string; value: string }[]
  limits: string
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function wordCertificate({
  name,
  number,
  issuedAt,
  address,
  parts,
}: PrintedCertificate): CertificateWords {
  const lessons = parts.reduce((sum, part) => sum + part.lessons, 0)
  const names = parts.map((part) => cleanLine(part.name).toLowerCase())
  return {
    title: 'Certificate of Completion',
    before: 'This certifies that',
    name: cleanLine(name),
    after: `has completed the ${product.name} Course`,
    about: `${lessons} lessons in ${names.length} parts: ${names.join(', ')}. A lesson is complete when the learner’s own business plan passes its exercise.`,
    facts: [
      { label: 'Completed on', value: dateFormat.format(issuedAt) },
      { label: 'Number', value: number },
      { label: 'Confirm it at', value: address },
    ],
    limits:
      'It confirms the work on the course. It does not grant a license, promise a loan or judge the business.',
  }
}
