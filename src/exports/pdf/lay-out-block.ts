import type { Block } from '#exports/document/document-model.ts'
import { layOutChart } from '#exports/pdf/drawings/chart.ts'
import { layOutPayback } from '#exports/pdf/drawings/payback.ts'
import { layOutRiskMatrix } from '#exports/pdf/drawings/risk-matrix.ts'
import { layOutTimeline } from '#exports/pdf/drawings/timeline.ts'
import type { BlockContext } from './flow/block-context.ts'
import { layOutFigures } from './flow/figures.ts'
import type { FlowItem } from './flow/flow-item.ts'
import { layOutTable } from './flow/table.ts'
import { layOutWritingLines } from './flow/writing-lines.ts'
import { layOutFacts, layOutHeading, layOutList, layOutParagraph } from './flow/text-blocks.ts'

export function layOutBlock(block: Block, context: BlockContext): FlowItem[] {
  switch (block.type) {
    case 'heading':
      return layOutHeading(block, context)
    case 'paragraph':
      return layOutParagraph(block, context)
    case 'list':
      return layOutList(block, context)
    case 'facts':
      return layOutFacts(block, context)
    case 'table':
      return layOutTable(block, context)
    case 'figures':
      return layOutFigures(block, context)
    case 'payback':
      return layOutPayback(block, context)
    case 'risk-matrix':
      return layOutRiskMatrix(block, context)
    case 'chart':
      return layOutChart(block, context)
    case 'writing-lines':
      return layOutWritingLines(block, context)
    case 'timeline':
      break
  }
  return layOutTimeline(block, context)
}
