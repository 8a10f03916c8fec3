import type { Proposal } from '#advisor/advice/advice.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import type { ItemListAddress, TextListAddress } from '#domain/plan/address/field-address.ts'
import { readTraits } from '#domain/plan/lists/business-traits.ts'
import { type ChipList, pickChips } from '#domain/plan/lists/chip.ts'
import { licenses, regulations } from '#domain/plan/lists/legal.ts'
import { marketingChannels, marketingMetrics } from '#domain/plan/lists/marketing.ts'
import { businessProcesses, technologyItems } from '#domain/plan/lists/operations.ts'
import { keyRoles } from '#domain/plan/lists/team.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { AnswerPlan } from './answer-context.ts'
import { markExamples } from './mark-examples.ts'

const proposedCount = 4

interface ListDraft {
  readonly address: TextListAddress | ItemListAddress
  /** As in 'New channel'. */
  readonly one: string
  readonly many: string
  readonly list: ChipList
  readonly read: (data: WorkbookData) => readonly string[]
  readonly toProposal: (entry: string) => Proposal['change']
}

const asText = (text: string): Proposal['change'] => ({ kind: 'add-text', text })

const listDrafts = {
  channels: {
    address: ['marketingStrategy', 'channels'],
    one: 'channel',
    many: 'marketing channels',
    list: marketingChannels,
    read: (data) => data.marketingStrategy.channels,
    toProposal: asText,
  },
  metrics: {
    address: ['marketingStrategy', 'metrics'],
    one: 'metric',
    many: 'metrics',
    list: marketingMetrics,
    read: (data) => data.marketingStrategy.metrics,
    toProposal: asText,
  },
  processes: {
    address: ['operationsPlan', 'keyProcesses'],
    one: 'process',
    many: 'key processes',
    list: businessProcesses,
    read: (data) => data.operationsPlan.keyProcesses,
    toProposal: asText,
  },
  technology: {
    address: ['operationsPlan', 'technology'],
    one: 'tool',
    many: 'tools',
    list: technologyItems,
    read: (data) => data.operationsPlan.technology,
    toProposal: asText,
  },
  licenses: {
    address: ['legalStructure', 'licenses'],
    one: 'license',
    many: 'licenses',
    list: licenses,
    read: (data) => data.legalStructure.licenses,
    toProposal: asText,
  },
  regulations: {
    address: ['legalStructure', 'regulations'],
    one: 'regulation',
    many: 'regulations',
    list: regulations,
    read: (data) => data.legalStructure.regulations,
    toProposal: asText,
  },
  hires: {
    address: ['teamStructure', 'keyHires'],
    one: 'hire',
    many: 'key hires',
    list: keyRoles,
    read: (data) => data.teamStructure.keyHires.map(({ role }) => role),
    toProposal: (role) => ({
      kind: 'add-item',
      parts: {
        role,
        timeline: '[month, or the sales that trigger it]',
        salary: '$[cost a month with taxes]',
      },
    }),
  },
} satisfies Record<string, ListDraft>

export type DraftedList = keyof typeof listDrafts

export function draftList(which: DraftedList): AnswerPlan {
  const draft: ListDraft = listDrafts[which]
  const [section] = draft.address
  return ({ data, templateId }) => {
    const own = new Set(draft.read(data).map((entry) => entry.trim().toLowerCase()))
    const picked = pickChips(draft.list, readTraits(data.businessIdea, templateId))
      .filter((entry) => !own.has(entry.toLowerCase()))
      .slice(0, proposedCount)
    if (picked.length === 0) {
      return {
        text: `Your plan already has all the ${draft.many} that I would suggest. Check in ${nameStep(section)} that each of them is really yours.`,
      }
    }
    return {
      text: paragraphs(
        `For a business like yours, I would look at these ${draft.many} first:`,
        bullets(picked),
        `Use what fits and make it your own in ${nameStep(section)}. The numbers are examples.${section === 'legalStructure' ? ' They apply to the United States, so check what applies where you are.' : ''}`,
      ),
      proposals: picked.map((entry) =>
        markExamples({
          address: draft.address,
          label: `New ${draft.one}: ${shorten(entry, 60)}`,
          change: draft.toProposal(entry),
        }),
      ),
    }
  }
}
