import type { Paper } from '#exports/document/document-model.ts'

/** Where a browser is set to the English of these countries, printers hold their paper. */
export function choosePaper(): Paper {
  return /-(?:US|CA)$/.test(navigator.language) ? 'us-letter' : 'a4'
}
