import type { ItemFields, KnownFields } from '#domain/plan/address/field-address.ts'
import { deriveId } from '#domain/plan/ids.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import { type SectionKey, type WorkbookData, workbookDataSchema } from '#domain/plan/workbook-data.ts'

/** An example as it is written: items without ids, and the primary persona by name. */
export type ExampleDraft = {
  readonly [Key in SectionKey]: {
    readonly [Field in keyof KnownFields<WorkbookData[Key]>]: Drafted<WorkbookData[Key][Field]>
  }
}

/** The half of a draft about the market. It has its own file next to the half about the business. */
export type MarketDraft = Pick<ExampleDraft, 'marketAnalysis' | 'competitiveAnalysis' | 'customerPersonas'>

type Drafted<Value> = Value extends string | number | string[]
  ? Value
  : Value extends (infer Item)[]
    ? ItemFields<Item>[]
    : KnownFields<Value>

/** Ids depend only on the item's position, so that an example is the same plan on every load. */
export function completeExample(templateId: TemplateId, draft: ExampleDraft): WorkbookData {
  const sections = Object.entries(draft).map(([sectionKey, fields]) => {
    const completed = Object.entries(fields).map(([field, value]) => {
      return [field, withIds(value, `example.${templateId}.${sectionKey}.${field}`)]
    })
    return [sectionKey, Object.fromEntries(completed)]
  })
  const data = workbookDataSchema.parse(Object.fromEntries(sections))
  const { personas, primaryPersona } = data.customerPersonas
  const primary = personas.find(({ name }) => name === primaryPersona)
  return { ...data, customerPersonas: { ...data.customerPersonas, primaryPersona: primary?.id ?? '' } }
}

function withIds(value: unknown, place: string): unknown {
  if (!Array.isArray(value)) return value
  return value.map((entry: unknown, index) =>
    typeof entry === 'object' ? { id: deriveId(`${place}.${index}`), ...entry } : entry,
  )
}
