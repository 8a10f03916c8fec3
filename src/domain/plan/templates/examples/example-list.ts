import type { TemplateId } from '#domain/plan/templates/template.ts'
import { exampleTitleStart } from '#domain/plan/templates/template-list.ts'

/** An example plan as a list shows it, without its texts. */
export interface ExampleInfo {
  readonly id: TemplateId
  readonly name: string
  /** What the business is, and what the plan asks for. */
  readonly about: string
  /** For whom the plan is written. */
  readonly reader: 'bank' | 'investor'
}

/** The coffee shop comes first, because anyone can judge its numbers. */
export const exampleList: readonly ExampleInfo[] = [
  {
    id: 'local-service',
    name: 'Harbor Roasters',
    about: 'Coffee shop, bank loan of $50,000',
    reader: 'bank',
  },
  { id: 'saas', name: 'Tallybeam', about: 'Subscription software, bank loan of $40,000', reader: 'bank' },
  { id: 'ecommerce', name: 'Twelve Leaf Tea', about: 'Online store, bank loan of $20,000', reader: 'bank' },
  { id: 'consulting', name: 'Millrace Advisory', about: 'Consulting, bank loan of $8,000', reader: 'bank' },
  {
    id: 'service',
    name: 'Brightbin Ice Care',
    about: 'Service on site, bank loan of $8,000',
    reader: 'bank',
  },
  {
    id: 'marketplace',
    name: 'Steadypaw',
    about: 'Marketplace, $20,000 from an investor',
    reader: 'investor',
  },
  { id: 'startup', name: 'Slotwell', about: 'Startup, $50,000 from angel investors', reader: 'investor' },
]

export function nameExamplePlan({ name }: ExampleInfo): string {
  return `${exampleTitleStart}${name}`
}
