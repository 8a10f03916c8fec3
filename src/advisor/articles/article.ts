import type { SectionKey } from '#domain/plan/workbook-data.ts'

/** A step of the workbook, or a subject that spans several steps. */
export type ArticleTopic = SectionKey | 'finance' | 'funding' | 'lenders' | 'writing'

/** A short piece of written guidance. */
export interface Article {
  readonly id: string
  readonly title: string
  readonly topic: ArticleTopic
  /** How people ask for it. The search matches these and the title. */
  readonly questions: readonly string[]
  /** Paragraphs, and list items that start with '- '. */
  readonly body: readonly string[]
}
