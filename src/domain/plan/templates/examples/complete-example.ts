import type { ItemFields, KnownFields } from '#domain/plan/address/field-address.ts'
import { currentEdition } from '#domain/plan/forecast-data.ts'
import { deriveId } from '#domain/plan/ids.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import { type SectionKey, type WorkbookData, workbookDataSchema } from '#domain/plan/workbook-data.ts'

/** An example as it is written: items without ids, and the primary persona by name. */
export type ExampleDraft = {
  readonly [
    Key in Exclude<SectionKey, 'businessIdea' | 'financialProjections' | 'implementationTimeline'>
  ]: Drafted<WorkbookData[Key]>
} & {
  readonly businessIdea: IdeaDraft
  readonly financialProjections: FinancesDraft
  readonly implementationTimeline: TimelineDraft
}

/** The summary of an example is the one that is drafted from it. */
type TimelineDraft = Drafted<Pick<Timeline, 'milestones'>> & {
  /** With the ids of the papers that readers ask for. */
  readonly appendix: readonly KnownFields<Timeline['appendix'][number]>[]
}

type Timeline = WorkbookData['implementationTimeline']

/** An example has no logo. */
type IdeaDraft = Drafted<Omit<KnownFields<Idea>, 'cover'>> & {
  readonly cover: Omit<Drafted<Idea['cover']>, 'logo'>
}

type Idea = WorkbookData['businessIdea']
type Finances = WorkbookData['financialProjections']

/** A draft keeps to US dollars, and its forecast leaves out what is not written. */
type FinancesDraft = Drafted<Pick<Finances, 'projections' | 'pricingTiers'>> & {
  readonly startupCosts: readonly Partly<Finances['startupCosts'][number]>[]
} & ForecastDraft

/** The forecast of a draft. It has its own file. */
export type ForecastDraft = Partly<Pick<Finances, 'forecast' | 'funding'>>

/** The half of a draft about the market. It has its own file next to the half about the business. */
export type MarketDraft = Pick<ExampleDraft, 'marketAnalysis' | 'competitiveAnalysis' | 'customerPersonas'>

type Drafted<Value> = Value extends string | number | string[]
  ? Value
  : Value extends (infer Item)[]
    ? ItemFields<Item>[]
    : { readonly [Field in keyof KnownFields<Value>]: Drafted<Value[Field]> }

type Partly<Value> = Value extends (infer Entry)[]
  ? readonly Partly<Entry>[]
  : Value extends object
    ? { readonly [Field in keyof KnownFields<Value>]?: Partly<Value[Field]> }
    : Value

/** Ids depend only on the item's position, so that an example is the same plan on every load. */
export function completeExample(templateId: TemplateId, draft: ExampleDraft): WorkbookData {
  const data = workbookDataSchema.parse(withIds(draft, `example.${templateId}`))
  data.financialProjections.forecast.edition = currentEdition
  const { personas, primaryPersona } = data.customerPersonas
  const primary = personas.find(({ name }) => name === primaryPersona)
  return { ...data, customerPersonas: { ...data.customerPersonas, primaryPersona: primary?.id ?? '' } }
}

function withIds(value: unknown, place: string): unknown {
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => {
      const at = `${place}.${index}`
      return isRecord(entry) ? { id: deriveId(at), ...entry } : entry
    })
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withIds(entry, `${place}.${key}`)]),
  )
}
