import type { Block, PlanDocument } from '#exports/document/document-model.ts'

/** One section that holds these blocks. */
export function makeDocument(blocks: readonly Block[], more: Partial<PlanDocument> = {}): PlanDocument {
  return {
    title: 'A small plan',
    date: 'November 16, 2026',
    subtitle: 'Business Plan',
    paper: 'a4',
    cover: { business: '', owners: '', contact: [], address: '', logo: null },
    isOnePage: false,
    sections: [{ id: 'first', number: 1, title: 'First Section', blocks }],
    ...more,
  }
}

/** A table of amounts by month that needs a wide page. */
export const wideStatement: Block = {
  type: 'table',
  caption: 'Profit and loss by month',
  isWide: true,
  columns: [
    { title: 'Line', align: 'left', share: 0.2 },
    ...Array.from({ length: 13 }, (_, index) => ({
      title: `Month ${index}`,
      align: 'right' as const,
      share: 0.8 / 13,
    })),
  ],
  rows: [
    ['Money in', ...Array.from({ length: 13 }, () => '')],
    ['Visits', ...Array.from({ length: 13 }, (_, index) => `${index},100`)],
    ['Sales', ...Array.from({ length: 13 }, (_, index) => `${index},100`)],
    ['Profit', ...Array.from({ length: 13 }, () => '−1,234,567')],
  ],
  rowKinds: ['group', 'detail', 'line', 'total'],
}

export const smallChart: Block = {
  type: 'chart',
  title: 'Cash never falls below zero',
  description: 'Cash begins at $5 and ends at $9.',
  drawing: {
    width: 482,
    height: 100,
    shapes: [
      { kind: 'path', path: 'M0 90L482 10L482 100Z', fill: 'blueWash' },
      { kind: 'path', path: 'M0 90L482 10', stroke: { color: 'blue', width: 2, dash: [4, 3] } },
      {
        kind: 'text',
        text: 'Lowest < $5',
        x: 0,
        y: 98,
        anchor: 'start',
        color: 'ink',
        size: 8,
        isStrong: true,
      },
    ],
  },
}
