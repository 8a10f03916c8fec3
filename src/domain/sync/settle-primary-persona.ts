import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { FieldConflict } from './merge-values.ts'

const choice: FieldAddress = ['customerPersonas', 'primaryPersona']
const choicePath = ['data', ...choice]

interface Settled {
  readonly data: WorkbookData
  readonly conflicts: readonly FieldConflict[]
}

/**
 * One side may have chosen the persona that the other removed. Such a choice is cleared or replaced by the other
 * side's choice, without a conflict.
 */
export function settlePrimaryPersona(data: WorkbookData, conflicts: readonly FieldConflict[]): Settled {
  const { customerPersonas } = data
  const isChoice = (id: unknown): id is string =>
    id === '' || customerPersonas.personas.some((persona) => persona.id === id)
  const disputed = conflicts.find(({ path }) => choicePath.every((key, depth) => path[depth] === key))

  const primaryPersona = [customerPersonas.primaryPersona, disputed?.theirs].find(isChoice) ?? ''
  const isOpen = isChoice(disputed?.ours) && isChoice(disputed.theirs)
  return {
    data:
      primaryPersona === customerPersonas.primaryPersona
        ? data
        : { ...data, customerPersonas: { ...customerPersonas, primaryPersona } },
    conflicts: isOpen ? conflicts : conflicts.filter((conflict) => conflict !== disputed),
  }
}
