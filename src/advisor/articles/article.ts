import type { SectionKey } from '#domain/plan/workbook-data.ts'

/** A step of the workbook, or a subject that goes through several of them. */
export type ArticleTopic = SectionKey | 'finance' | 'funding' | 'lenders' | 'writing'

/** A short piece of written guidance. */
export interface Article {
  readonly id: string
  readonly title: string
  readonly topic: ArticleTopic
  /** How people ask for it. The search knows an article by its title and these. */
  readonly questions: readonly string[]
  /** Paragraphs, and list items that begin with '- '. */
  readonly body: readonly string[]
}
