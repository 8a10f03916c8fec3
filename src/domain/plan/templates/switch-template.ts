import { isDeepEqual } from '#domain/plan/is-deep-equal.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { createWorkbookData } from './create-workbook-data.ts'
import type { Template } from './template.ts'

/**
 * Replaces empty fields and the old template's texts with the new template's, and keeps everything the person wrote.
 * Sections that no template fills, and fields that this version does not know, stay as they are.
 */
export function switchTemplate(data: WorkbookData, from: Template, to: Template): WorkbookData {
  if (from.id === to.id) return data
  const before = createWorkbookData(from)
  const after = createWorkbookData(to)
  const { projections } = data.financialProjections

  const ideaText = (key: IdeaKey) =>
    switchText(data.businessIdea[key], before.businessIdea[key], after.businessIdea[key])
  const modelList = (key: ModelKey) =>
    switchTextList(data.businessModel[key], before.businessModel[key], after.businessModel[key])
  // A single zero is an answer ("it costs us nothing"). All three at zero are a form that was not filled in.
  const hasNoFigures = projections.price === 0 && projections.cogs === 0 && projections.cac === 0
  const figure = (key: FigureKey) => {
    const current = projections[key]
    const isProposal = current === before.financialProjections.projections[key]
    return isProposal || (hasNoFigures && current === 0)
      ? after.financialProjections.projections[key]
      : current
  }

  return {
    ...data,
    businessIdea: {
      ...data.businessIdea,
      name: ideaText('name'),
      oneLiner: ideaText('oneLiner'),
      problemStatement: ideaText('problemStatement'),
      solution: ideaText('solution'),
      valueProposition: ideaText('valueProposition'),
    },
    businessModel: {
      ...data.businessModel,
      revenueStreams: modelList('revenueStreams'),
      keyResources: modelList('keyResources'),
      keyActivities: modelList('keyActivities'),
      keyPartnerships: modelList('keyPartnerships'),
      costStructure: modelList('costStructure'),
    },
    financialProjections: {
      ...data.financialProjections,
      projections: {
        ...projections,
        price: figure('price'),
        cogs: figure('cogs'),
        cac: figure('cac'),
        churnRate: figure('churnRate'),
        conversionRate: figure('conversionRate'),
        monthlyGrowthRate: figure('monthlyGrowthRate'),
      },
      pricingTiers: switchItems(
        data.financialProjections.pricingTiers,
        before.financialProjections.pricingTiers,
        after.financialProjections.pricingTiers,
      ),
      startupCosts: switchItems(
        data.financialProjections.startupCosts,
        before.financialProjections.startupCosts,
        after.financialProjections.startupCosts,
      ),
    },
  }
}

type IdeaKey = 'name' | 'oneLiner' | 'problemStatement' | 'solution' | 'valueProposition'
type ModelKey = 'revenueStreams' | 'keyResources' | 'keyActivities' | 'keyPartnerships' | 'costStructure'
type FigureKey = 'price' | 'cogs' | 'cac' | 'churnRate' | 'conversionRate' | 'monthlyGrowthRate'

function switchText(current: string, before: string, after: string): string {
  return current.trim() === '' || current === before ? after : current
}

/**
 * The person's own items always stay, and come first. The new proposals follow if any old one was still in the list. A
 * list of only own items was rewritten on purpose and gets no new proposals.
 */
function switchTextList(current: string[], before: string[], after: string[]): string[] {
  const own = current.filter((item) => item.trim() !== '' && !before.includes(item))
  if (own.length === 0) return after
  if (!current.some((item) => before.includes(item))) return current
  return [...own, ...after.filter((item) => !own.includes(item))]
}

/** Prices and costs only make sense together, so a list with any change is kept whole. */
function switchItems<Item>(current: Item[], before: Item[], after: Item[]): Item[] {
  return current.length === 0 || isDeepEqual(current, before) ? after : current
}
