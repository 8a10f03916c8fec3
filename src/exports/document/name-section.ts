import type { DocumentSection } from './document-model.ts'

/** '3. Business Model', or the title alone. */
export function nameSection({ number, title }: Pick<DocumentSection, 'number' | 'title'>): string {
  return number === null ? title : `${number}. ${title}`
}
