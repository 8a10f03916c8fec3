import type { Proposal } from '#advisor/advice/advice.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import type { ItemListAddress, TextListAddress } from '#domain/plan/address/field-address.ts'
import { licenses, regulations } from '#domain/plan/lists/legal.ts'
import { marketingChannels, marketingMetrics } from '#domain/plan/lists/marketing.ts'
import { businessProcesses, technologyItems } from '#domain/plan/lists/operations.ts'
import { keyRoles } from '#domain/plan/lists/team.ts'
import { templateOrDefault } from '#domain/plan/templates/template-list.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { AnswerPlan } from './answer-context.ts'
import { markExamples } from './mark-examples.ts'

const proposedCount = 4

/** Words that pick a list's entries for a kind of business, best first. The rest follow in order. */
const fitting: Readonly<Record<TemplateId, RegExp>> = {
  saas: /search ads|articles|webinar|linkedin|stripe|subscription|churn|recurring|developer|customer success|automatic renewal|privacy|gdpr|ein|onboarding/iu,
  startup:
    /linkedin|webinar|articles|personal|stripe|churn|recurring|developer|product manager|privacy|ein|onboarding/iu,
  ecommerce:
    /instagram|retargeting|newsletter|samples|shopify|order value|repeat|fulfillment|purchasing|shipping|sales tax|inventory count|returns/iu,
  marketplace:
    /referral|partners?|google search|stripe|repeat|support|privacy|contractor|sales tax|complaints|ein/iu,
  consulting:
    /linkedin|referral|talk|articles|crm|calendly|lead-to-customer|senior consultant|bookkeeper|quotes|regulated work|ein|invoices/iu,
  service:
    /google business|referral|flyers|booking|calendly|appointments|new reviews|technician|operations manager|osha|regulated work|ein|quality/iu,
  'local-service':
    /google business|flyers|local event|instagram|square|new reviews|repeat|store manager|shift lead|food|health|occupancy|opening and closing|disabilities/iu,
}

/** What nearly every business can use, ahead of anything meant for another kind. */
const fitsAnyone =
  /quickbooks|google workspace|1password|bookkeeper|operations manager|inquiries|invoices|month-end|general business license|\bEIN\b|“doing business as”|customer acquisition cost|repeat purchase|referral|cost per lead|newsletter|google business|labor standards|can-spam/iu

interface ListDraft {
  readonly address: TextListAddress | ItemListAddress
  /** As in 'New channel'. */
  readonly one: string
  readonly many: string
  readonly entries: readonly string[]
  readonly read: (data: WorkbookData) => readonly string[]
  readonly toProposal: (entry: string) => Proposal['change']
}

const asText = (text: string): Proposal['change'] => ({ kind: 'add-text', text })

const listDrafts = {
  channels: {
    address: ['marketingStrategy', 'channels'],
    one: 'channel',
    many: 'marketing channels',
    entries: marketingChannels,
    read: (data) => data.marketingStrategy.channels,
    toProposal: asText,
  },
  metrics: {
    address: ['marketingStrategy', 'metrics'],
    one: 'metric',
    many: 'metrics',
    entries: marketingMetrics,
    read: (data) => data.marketingStrategy.metrics,
    toProposal: asText,
  },
  processes: {
    address: ['operationsPlan', 'keyProcesses'],
    one: 'process',
    many: 'key processes',
    entries: businessProcesses,
    read: (data) => data.operationsPlan.keyProcesses,
    toProposal: asText,
  },
  technology: {
    address: ['operationsPlan', 'technology'],
    one: 'tool',
    many: 'tools',
    entries: technologyItems,
    read: (data) => data.operationsPlan.technology,
    toProposal: asText,
  },
  licenses: {
    address: ['legalStructure', 'licenses'],
    one: 'license',
    many: 'licenses',
    entries: licenses,
    read: (data) => data.legalStructure.licenses,
    toProposal: asText,
  },
  regulations: {
    address: ['legalStructure', 'regulations'],
    one: 'regulation',
    many: 'regulations',
    entries: regulations,
    read: (data) => data.legalStructure.regulations,
    toProposal: asText,
  },
  hires: {
    address: ['teamStructure', 'keyHires'],
    one: 'hire',
    many: 'key hires',
    entries: keyRoles,
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

export function draftList(which: keyof typeof listDrafts): AnswerPlan {
  const draft: ListDraft = listDrafts[which]
  const [section] = draft.address
  return ({ data, templateId }) => {
    const own = new Set(draft.read(data).map((entry) => entry.trim().toLowerCase()))
    const fits = fitting[templateOrDefault(templateId).id]
    const fresh = draft.entries.filter((entry) => !own.has(entry.toLowerCase()))
    const best = fresh.filter((entry) => fits.test(entry))
    const useful = fresh.filter((entry) => !fits.test(entry) && fitsAnyone.test(entry))
    const known = [...best, ...useful]
    const picked = (known.length > 1 ? known : fresh).slice(0, proposedCount)
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
