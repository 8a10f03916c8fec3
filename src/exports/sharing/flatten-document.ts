import type { Block, PlanDocument } from '#exports/document/document-model.ts'
import { drawPayback } from '#exports/document/drawings/payback.ts'
import { drawTimeline } from '#exports/document/drawings/timeline.ts'
import type { SharedBlock, SharedDocument } from './shared-copy.ts'

/** The document as JSON, with every computed picture drawn. */
export function flattenDocument({ cover, sections, ...document }: PlanDocument): SharedDocument {
  const { logo } = cover
  return {
    ...document,
    cover: { ...cover, logo: logo && { url: logo.url, alt: logo.alt } },
    sections: sections.map(({ blocks, ...section }) => ({
      ...section,
      blocks: blocks.flatMap(flattenBlock),
    })),
  }
}

function flattenBlock(block: Block): SharedBlock[] {
  const { type } = block
  if (type === 'payback') {
    const { description } = block
    return [
      { type: 'paragraph', text: description },
      { type: 'chart', title: 'One customer, over time', description, drawing: drawPayback(block) },
    ]
  }
  if (type === 'timeline') {
    const { description } = block
    return drawTimeline(block).map((drawing) => ({
      type: 'chart',
      title: 'Milestones by month',
      description,
      drawing,
    }))
  }
  return [block]
}
