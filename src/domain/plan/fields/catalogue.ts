import type {
  AddressPath,
  ItemKey,
  ItemListAddress,
  LevelAddress,
  NumberAddress,
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

/** An address of what the form has a name for: a field that is filled in, or a list. */
type NamedAddress = TextAddress | NumberAddress | LevelAddress | TextListAddress | ItemListAddress

/** The words for a field, an item's field among them. Each has some: the sections' copy is typed by the schema. */
export function copyOf(address: ItemListAddress): ItemListCopy<ItemKey>
export function copyOf(address: TextListAddress): ListCopy
export function copyOf(address: NamedAddress): FieldCopy
export function copyOf(address: NamedAddress): FieldCopy | null {
  return findFieldCopy(address)
}

/** The same for a path that may lead anywhere; null where no field is. A list's words are those of its entries. */
export function findFieldCopy(path: AddressPath): FieldCopy | null {
  let found: unknown = fieldCopy
  for (const segment of path) {
    if (typeof segment === 'string') found = findOwn(findOwn(found, 'fields') ?? found, segment)
  }
  return isFieldCopy(found) ? found : null
}

function isFieldCopy(value: unknown): value is FieldCopy {
  return typeof findOwn(value, 'label') === 'string' && typeof findOwn(value, 'hint') === 'string'
}
