import type {
  AddressPath,
  ChoiceAddress,
  FlagAddress,
  ItemKey,
  ItemListAddress,
  NumberListAddress,
  OptionalNumberAddress,
  TextAddress,
  TextListAddress,
} from '#domain/plan/address/field-address.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'
import { businessIdeaCopy } from './business-idea.ts'
import { businessModelCopy } from './business-model.ts'
import { competitiveAnalysisCopy } from './competitive-analysis.ts'
import { customerPersonasCopy } from './customer-personas.ts'
import type { FieldCopy, ItemListCopy, ListCopy, SectionCopy } from './field-copy.ts'
import { findOwn } from '#domain/plan/find-own.ts'
import { financialProjectionsCopy } from './financial-projections.ts'
import { implementationTimelineCopy } from './implementation-timeline.ts'
import { legalStructureCopy } from './legal-structure.ts'
import { marketAnalysisCopy } from './market-analysis.ts'
import { marketingStrategyCopy } from './marketing-strategy.ts'
import { operationsPlanCopy } from './operations-plan.ts'
import { riskAnalysisCopy } from './risk-analysis.ts'
import { teamStructureCopy } from './team-structure.ts'

export const fieldCopy: { readonly [Key in SectionKey]: SectionCopy<Key> } = {
  businessIdea: businessIdeaCopy,
  marketAnalysis: marketAnalysisCopy,
  businessModel: businessModelCopy,
  competitiveAnalysis: competitiveAnalysisCopy,
  customerPersonas: customerPersonasCopy,
  marketingStrategy: marketingStrategyCopy,
  operationsPlan: operationsPlanCopy,
  financialProjections: financialProjectionsCopy,
  teamStructure: teamStructureCopy,
  legalStructure: legalStructureCopy,
  riskAnalysis: riskAnalysisCopy,
  implementationTimeline: implementationTimelineCopy,
}

/** An address that has a label on the form: a field or a list. */
type NamedAddress =
  | TextAddress
  | OptionalNumberAddress
  | FlagAddress
  | ChoiceAddress
  | TextListAddress
  | NumberListAddress
  | ItemListAddress

/** The words of a field or a list. They always exist, because the type of the catalog follows the schema. */
export function copyOf(address: ItemListAddress): ItemListCopy<ItemKey>
export function copyOf(address: TextListAddress | NumberListAddress): ListCopy
export function copyOf(address: NamedAddress): FieldCopy
export function copyOf(address: NamedAddress): FieldCopy | null {
  return findFieldCopy(address)
}

/** The same for any path. Null when it is not a field of the plan. The entries of a list share the words of the list. */
export function findFieldCopy(path: AddressPath): FieldCopy | null {
  let found: unknown = fieldCopy
  for (const segment of path) {
    if (typeof segment === 'string') found = findOwn(findOwn(found, 'fields') ?? found, segment)
  }
  return isFieldCopy(found) ? found : null
}

function isFieldCopy(value: unknown): value is FieldCopy {
  return typeof findOwn(value, 'label') === 'string'
}
