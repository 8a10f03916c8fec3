import { layOutTimeline } from '#domain/drawings/timeline-scale.ts'
import { implementationTimelineCopy as copy } from '#domain/plan/fields/implementation-timeline.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine, joinLines } from '#exports/document/clean-text.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describeItems } from '#exports/document/item-blocks.ts'
import { keepFilledItems } from '#exports/document/keep-filled-items.ts'

type Milestone = WorkbookData['implementationTimeline']['milestones'][number]

export function describeImplementationTimeline(section: WorkbookData['implementationTimeline']): Block[] {
  const milestones = keepFilledItems(section.milestones, copy.milestones.createBlank)
  return [
    ...drawTimeline(milestones),
    ...describeItems({
      heading: 'Milestones',
      caption: 'Milestones in order, with their timing and dependencies',
      itemName: 'Milestone',
      items: milestones,
      columns: [
        { title: 'Milestone', share: 24, read: ({ title }) => title },
        { title: 'When', share: 14, read: ({ timeline }) => timeline },
        { title: 'Done when', share: 38, read: ({ description }) => description },
        { title: 'Depends on', share: 24, read: ({ dependencies }) => joinLines(dependencies) },
      ],
    }),
  ]
}

function drawTimeline(milestones: readonly Milestone[]): Block[] {
  const { bars, isMixed, ...scale } = layOutTimeline(milestones.map(({ timeline }) => timeline))
  if (bars.length === 0) return []
  const drawn = bars.flatMap(({ index, span, from, to }) => {
    const milestone = milestones[index]
    const title = cleanLine(milestone?.title ?? '') || `Milestone ${index + 1}`
    return [{ title, time: cleanLine(milestone?.timeline ?? ''), from, to, isOpenEnded: span.isOpenEnded }]
  })
  const times = `${drawn.map(({ title, time }) => `${title}: ${time}`).join('; ')}.`
  return [
    { type: 'heading', level: 2, text: 'Timeline' },
    {
      type: 'timeline',
      bars: drawn.map(({ title, from, to, isOpenEnded }) => ({ title, from, to, isOpenEnded })),
      ticks: scale.ticks,
      breaks: scale.breaks,
      axisText: scale.axisText,
      // A description without the picture must say where counting starts. Elsewhere the times show it.
      description: isMixed ? `${times} ${scale.axisText}.` : times,
    },
  ]
}
