import type { ItemFields, KnownFields } from '#domain/plan/address/field-address.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

export type TemplateId =
  | 'saas'
  | 'ecommerce'
  | 'consulting'
  | 'local-service'
  | 'service'
  | 'marketplace'
  | 'startup'

/** Names of lucide icons. The domain names the icon, and the front end draws it. */
export type TemplateIcon = 'cloud' | 'shopping-bag' | 'briefcase' | 'coffee' | 'wrench' | 'store' | 'rocket'

/** What a screen shows of a template before anyone starts from it. */
export type TemplateInfo = {
  readonly id: TemplateId
  readonly name: string
  readonly description: string
  readonly icon: TemplateIcon
}

/** The sections that a template fills. What the founder has to fill in is in [square brackets]. */
export type TemplateData = Pick<WorkbookData, 'businessModel'> & {
  readonly businessIdea: Omit<KnownFields<WorkbookData['businessIdea']>, 'cover'>
  readonly financialProjections: TemplateNumbers
}

type Finances = WorkbookData['financialProjections']
type Cost = Finances['startupCosts'][number]

/** A template has no forecast. It proposes a price without saying what it is for, and costs without a kind. */
type TemplateNumbers = Pick<Finances, 'pricingTiers'> & {
  projections: Omit<KnownFields<Finances['projections']>, 'priceUnit' | 'purchasesPerMonth'>
  startupCosts: (Pick<Cost, 'id'> & Omit<ItemFields<Cost>, 'kind' | 'month' | 'yearsOfUse' | 'quote'>)[]
}

export type Template = TemplateInfo & { readonly data: TemplateData }
