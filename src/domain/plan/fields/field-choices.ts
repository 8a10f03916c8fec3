import { entityTypes } from '#domain/plan/lists/legal.ts'
import { riskTypes } from '#domain/plan/lists/risks.ts'
import { levels } from '#domain/plan/workbook-data.ts'
import { findOwn } from './find-own.ts'

const choices: Readonly<Record<string, readonly string[]>> = {
  'riskAnalysis.risks.type': riskTypes,
  'riskAnalysis.risks.impact': levels,
  'riskAnalysis.risks.probability': levels,
  'legalStructure.businessEntity': entityTypes.map(({ value }) => value),
}

const references: ReadonlySet<string> = new Set(['customerPersonas.primaryPersona'])

/** Whether a field holds another item's id, which means nothing to a reader. */
export function holdsReference(path: string): boolean {
  return references.has(path)
}

/** The values that a person chooses from in a field. Null for a field in which they write. */
export function findChoices(path: string): readonly string[] | null {
  return (findOwn(choices, path) as readonly string[] | undefined) ?? null
}
