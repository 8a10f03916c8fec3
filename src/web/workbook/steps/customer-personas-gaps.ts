import type { WorkbookData } from '#domain/plan/workbook-data.ts'

type Personas = WorkbookData['customerPersonas']
type Persona = Personas['personas'][number]

const personaFields = ['name', 'demographics', 'painPoints', 'goals', 'buyingBehavior'] as const
type PersonaField = (typeof personaFields)[number]

/** The fields of a persona that are still empty, in the card's order. */
export function findMissingFields(persona: Persona): PersonaField[] {
  return personaFields.filter((field) => persona[field].trim() === '')
}

/** The index of the primary persona, or -1. */
export function findPrimaryIndex({ personas, primaryPersona }: Personas): number {
  return primaryPersona === '' ? -1 : personas.findIndex(({ id }) => id === primaryPersona)
}

/** Removing the primary persona clears the choice. */
export function clearPrimary(data: WorkbookData, removedId: string): WorkbookData {
  if (data.customerPersonas.primaryPersona !== removedId) return data
  return { ...data, customerPersonas: { ...data.customerPersonas, primaryPersona: '' } }
}
