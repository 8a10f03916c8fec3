import { existsSync, readFileSync } from 'node:fs'
import { inRepository } from '../repository-root.mjs'

/** The exported plan to look at, with what a person wants to know before fetching it. Null while there is none. */
export function describeSamplePlan() {
  const path = inRepository('public', 'sample-plan.pdf')
  if (!existsSync(path)) return null
  const content = readFileSync(path)
  return { href: '/sample-plan.pdf', bytes: content.length, pages: countPages(content.toString('latin1')) }
}

/**
 * Our exports keep their objects readable, and each page is one.
 * @param {string} pdf
 */
export function countPages(pdf) {
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
