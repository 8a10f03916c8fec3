import { toFieldKey } from '#domain/plan/address/field-key.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { FieldConflict } from './merge-values.ts'
import { findFieldAddress } from './workbook-path.ts'

interface Settled {
  readonly data: WorkbookData
  readonly conflicts: readonly FieldConflict[]
}

/**
 * One side may have chosen the persona that the other removed. Such a choice is void: it is cleared, or gives
 * way to the other side's, and nobody is asked about it.
 */
export function settlePrimaryPersona(data: WorkbookData, conflicts: readonly FieldConflict[]): Settled {
  const { customerPersonas } = data
  const isChoice = (id: unknown): id is string =>
    id === '' || customerPersonas.personas.some((persona) => persona.id === id)
  const disputed = conflicts.find(({ path }) => {
    const address = findFieldAddress(path)
    return address !== null && toFieldKey(address) === 'customerPersonas.primaryPersona'
  })

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
