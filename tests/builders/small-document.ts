import type { Block, PlanDocument } from '#exports/document/document-model.ts'

/** One section that holds these blocks. */
export function makeDocument(blocks: readonly Block[], more: Partial<PlanDocument> = {}): PlanDocument {
  return {
    title: 'A small plan',
    date: 'November 16, 2026',
    paper: 'a4',
    sections: [{ id: 'first', number: 1, title: 'First Section', blocks }],
    ...more,
  }
}
