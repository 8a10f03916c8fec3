import type { FieldPlace } from '#advisor/advice/advice.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'

/** What a field holds: one text, a list of texts, or a list of items with these written parts. */
type FieldShape = 'text' | 'texts' | readonly string[]

const competitorParts = ['name', 'strengths', 'weaknesses', 'marketShare', 'pricing']

/** Every place of the plan that holds words. Unknown fields of other versions are nobody's to advise on. */
export const writtenFields: Readonly<Record<SectionKey, Readonly<Record<string, FieldShape>>>> = {
  businessIdea: {
    name: 'text',
    oneLiner: 'text',
    problemStatement: 'text',
    solution: 'text',
    valueProposition: 'text',
  },
  marketAnalysis: {
    tam: 'text',
    sam: 'text',
    som: 'text',
    summary: 'text',
    segments: ['name', 'size', 'growthRate', 'characteristics'],
    trends: ['title', 'description'],
  },
  businessModel: {
    revenueStreams: 'texts',
    keyResources: 'texts',
    keyActivities: 'texts',
    keyPartnerships: 'texts',
    costStructure: 'texts',
  },
  competitiveAnalysis: {
    directCompetitors: competitorParts,
    indirectCompetitors: competitorParts,
    competitiveAdvantages: ['title', 'description'],
    marketPosition: 'text',
    pricingStrategy: 'text',
  },
  customerPersonas: { personas: ['name', 'demographics', 'painPoints', 'goals', 'buyingBehavior'] },
  marketingStrategy: { channels: 'texts', budget: 'text', timeline: 'text', metrics: 'texts' },
  operationsPlan: { keyProcesses: 'texts', suppliers: 'texts', technology: 'texts', quality: 'text' },
  financialProjections: {
    pricingTiers: ['name', 'features', 'targetSegment'],
    startupCosts: ['category', 'description'],
  },
  teamStructure: {
    founders: ['name', 'role', 'background'],
    keyHires: ['role', 'timeline', 'salary'],
    advisors: ['name', 'expertise'],
  },
  legalStructure: {
    businessEntity: 'text',
    jurisdiction: 'text',
    licenses: 'texts',
    regulations: 'texts',
    intellectualProperty: 'texts',
  },
  riskAnalysis: { risks: ['type', 'description', 'mitigation'] },
  implementationTimeline: { milestones: ['title', 'description', 'timeline', 'dependencies'] },
}

export interface WrittenText {
  place: FieldPlace
  text: string
}

/** Every text of a section with the place it stands at, in the order of the form. */
export function* walkTexts(data: WorkbookData, section: SectionKey): Generator<WrittenText> {
  const fields: Readonly<Record<string, unknown>> = data[section]
  for (const [field, shape] of Object.entries(writtenFields[section])) {
    const value = fields[field]
    if (shape === 'text') {
      if (typeof value === 'string') yield { place: { section, field }, text: value }
    } else if (Array.isArray(value)) {
      yield* shape === 'texts'
        ? walkEntries(value, { section, field })
        : walkItems(value, { section, field }, shape)
    }
  }
}

function* walkEntries(entries: readonly unknown[], place: FieldPlace): Generator<WrittenText> {
  for (const text of entries) if (typeof text === 'string') yield { place, text }
}

function* walkItems(
  items: readonly unknown[],
  place: FieldPlace,
  parts: readonly string[],
): Generator<WrittenText> {
  for (const item of items as readonly Readonly<Record<string, unknown>>[]) {
    for (const part of parts) {
      const value = item[part]
      const partPlace = { section: place.section, field: place.field, itemId: String(item['id']), part }
      if (typeof value === 'string') yield { place: partPlace, text: value }
      else if (Array.isArray(value)) yield* walkEntries(value, partPlace)
    }
  }
}
