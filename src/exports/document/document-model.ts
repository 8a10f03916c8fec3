import type { PaybackScale } from '#domain/drawings/payback-scale.ts'
import type { RiskCell } from '#domain/drawings/risk-cells.ts'
import type { TimelineBreak, TimelineTick } from '#domain/drawings/timeline-scale.ts'
import type { Drawing } from './drawing.ts'

/**
 * A plan as a document, independent of format: its content and order, without any style. Renderers get only
 * this, not the plan.
 */
export interface PlanDocument {
  title: string
  /** What kind of document it is. */
  subtitle: string
  /** The date of creation in readable form. */
  date: string
  cover: CoverDetails
  paper: Paper
  /** Everything is on the first page, below a low band and without contents. */
  isOnePage: boolean
  sections: readonly DocumentSection[]
}

/** What the cover says besides the title and the date. Each text is one line. */
export interface CoverDetails {
  /** Empty where the title names the business already. */
  business: string
  owners: string
  /** Ways to reach them, each as it was typed. */
  contact: readonly string[]
  /** A line of its own, because no one reads one that is torn apart. */
  address: string
  logo: CoverLogo | null
}

/** A picture of the person's own. */
export interface CoverLogo {
  /** The file, and the same as a data URL. */
  jpeg: Uint8Array
  url: string
  width: number
  height: number
  colors: 'gray' | 'rgb'
  /** For readers who cannot see it. */
  alt: string
}

export const papers = ['a4', 'us-letter'] as const
export type Paper = (typeof papers)[number]

export interface DocumentSection {
  /** Stable, for links and bookmarks, such as 'market-analysis'. */
  id: string
  /** In the full plan, that of its step, whichever steps are empty. Null for what belongs to no step. */
  number: number | null
  title: string
  blocks: readonly Block[]
}

export type Block =
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | FactsBlock
  | TableBlock
  | FiguresBlock
  | PaybackBlock
  | RiskMatrixBlock
  | TimelineBlock
  | ChartBlock
  | WritingLinesBlock

/** Below the section title: 2 for its parts, 3 for an item within a part. */
export interface HeadingBlock {
  type: 'heading'
  level: 2 | 3
  text: string
}

/** Text as typed. A line break in it is a line break on paper. */
export interface ParagraphBlock {
  type: 'paragraph'
  text: string
}

export interface ListBlock {
  type: 'list'
  items: readonly string[]
}

/** Short labeled values, one per line. */
export interface FactsBlock {
  type: 'facts'
  facts: readonly { label: string; value: string }[]
}

export interface TableBlock {
  type: 'table'
  /** Describes the table for readers who cannot see it. */
  caption: string
  columns: readonly { title: string; align: 'left' | 'right'; /** Its share of the width. */ share: number }[]
  /** One text per column. */
  rows: readonly (readonly string[])[]
  /** What each row is, if they differ. Tables that have it name each row in its first cell. */
  rowKinds?: readonly RowKind[]
  /** Too wide for an upright page. */
  isWide?: boolean
}

/** A detail belongs to the next line, a total adds up what is above it, and a group is a title over rows. */
export type RowKind = 'line' | 'detail' | 'total' | 'group'

/** A drawing of numbers. They are also in a table nearby. */
export interface ChartBlock {
  type: 'chart'
  /** What it shows, in one sentence. */
  title: string
  /** The same for readers who cannot see it. */
  description: string
  drawing: Drawing
}

/** Room for a pen. */
export interface WritingLinesBlock {
  type: 'writing-lines'
  count: number
}

/** Key figures. */
export interface FiguresBlock {
  type: 'figures'
  figures: readonly {
    label: string
    value: string
    isHealthy: boolean
    /** Emphasized for its value, but not called healthy. */
    isDoubted?: boolean
  }[]
}

/** A customer's revenue against the cost to acquire them. `description` says it in words. */
export interface PaybackBlock {
  type: 'payback'
  scale: PaybackScale
  cac: number
  /** The same amount in the plan's currency. */
  costText: string
  description: string
}

export interface RiskMatrixBlock {
  type: 'risk-matrix'
  /** From high impact to low, each row from low probability to high. */
  cells: readonly (readonly RiskCell[])[]
  description: string
}

/** Where it starts and ends, as shares of the drawing's width. */
export interface TimelineBlockBar {
  title: string
  from: number
  to: number
  isOpenEnded: boolean
}

export interface TimelineBlock {
  type: 'timeline'
  /** Only milestones whose time can be drawn. */
  bars: readonly TimelineBlockBar[]
  ticks: readonly TimelineTick[]
  breaks: readonly TimelineBreak[]
  /** What the axis counts, in words. */
  axisText: string
  description: string
}
