import type {
  Block,
  CoverDetails,
  PaybackBlock,
  PlanDocument,
  TimelineBlock,
} from '#exports/document/document-model.ts'

/** The number of this layout. A page that knows only smaller numbers says that it is too old. */
export const sharedCopyFormat = 1

/** The one page is for a desk, not for comments. */
export const sharedReaders = ['bank', 'investor', 'full'] as const
export type SharedReader = (typeof sharedReaders)[number]

/** What a reviewer's link holds: documents that are ready to show, so the page needs no code of the plan. */
export interface SharedCopy {
  format: typeof sharedCopyFormat
  document: SharedDocument
  /** What the plan's review found, where the sender includes it. */
  review: SharedDocument | null
  /** The name of the person who sent it. */
  sender: string
  /** ISO time. */
  sentAt: string
  reader: SharedReader
  /** The field of the plan behind a part of the document: `writePlaceKey` → `writeAddress`. */
  places: Readonly<Record<string, string>>
}

/** A document as JSON. Pictures that are computed from numbers are drawn already. */
export type SharedDocument = Omit<PlanDocument, 'cover' | 'sections'> & {
  cover: Omit<CoverDetails, 'logo'> & { logo: { url: string; alt: string } | null }
  sections: readonly SharedSection[]
}

export interface SharedSection {
  id: string
  number: number | null
  title: string
  blocks: readonly SharedBlock[]
}

export type SharedBlock = Exclude<Block, PaybackBlock | TimelineBlock>

/** A copy that was checked, with documents as the exporters take them. */
export type OpenedCopy = Omit<SharedCopy, 'document' | 'review'> & {
  document: PlanDocument
  review: PlanDocument | null
}

/** '3.0.2': the third block's part of a section, all counted from 0. A cell of a table has a fourth number. */
export function writePlaceKey(
  section: number,
  block: number,
  part: number | null,
  column: number | null = null,
): string {
  return [section, block, part, column].filter((index) => index !== null).join('.')
}
