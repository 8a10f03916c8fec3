import { teamStructureCopy as copy } from '#domain/plan/fields/team-structure.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describeItems } from '#exports/document/item-blocks.ts'
import { keepFilledItems } from '#exports/document/keep-filled-items.ts'

export function describeTeamStructure(team: WorkbookData['teamStructure']): Block[] {
  return [
    ...describeItems({
      heading: 'Founders',
      caption: 'Founders, with their roles and backgrounds',
      itemName: 'Founder',
      items: keepFilledItems(team.founders, copy.founders.createBlank),
      columns: [
        { title: 'Name', share: 22, read: ({ name }) => name },
        { title: 'Role', share: 26, read: ({ role }) => role },
        { title: 'Owns', share: 10, read: ({ ownership }) => ownership },
        { title: 'Background', share: 42, read: ({ background }) => background },
      ],
    }),
    ...describeItems({
      heading: 'Key Hires',
      caption: 'People to hire, with timing and salary',
      itemName: 'Key hire',
      items: keepFilledItems(team.keyHires, copy.keyHires.createBlank),
      columns: [
        { title: 'Role', share: 40, read: ({ role }) => role },
        { title: 'When', share: 30, read: ({ timeline }) => timeline },
        { title: 'Salary', share: 30, read: ({ salary }) => salary },
      ],
    }),
    ...describeItems({
      heading: 'Advisors',
      caption: 'Advisors, with their expertise',
      itemName: 'Advisor',
      items: keepFilledItems(team.advisors, copy.advisors.createBlank),
      columns: [
        { title: 'Name', share: 30, read: ({ name }) => name },
        { title: 'Expertise', share: 70, read: ({ expertise }) => expertise },
      ],
    }),
  ]
}
