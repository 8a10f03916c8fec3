import { Fragment } from 'react'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { toControlId, usePlanList } from '#web/workbook/editor/plan-context.tsx'
import { ItemTitle } from '#web/workbook/fields/item-title.tsx'
import { findMissingFields } from './customer-personas-gaps.ts'

/** One persona's empty fields, each linked to its input. */
export function PersonaGap({ id, index }: { id: string; index: number }) {
  const address = ['customerPersonas', 'personas', { id }] as const
  const missing = usePlanList(({ data }) => {
    const persona = data.customerPersonas.personas.find((candidate) => candidate.id === id)
    return persona ? findMissingFields(persona) : []
  })
  return (
    <li className="wrap-anywhere">
      <span className="font-medium text-ink">
        <ItemTitle address={[...address, 'name']} fallback={`Persona ${index + 1}`} />
      </span>
      {': '}
      {missing.map((field, at) => (
        <Fragment key={field}>
          {at > 0 && ', '}
          <button
            type="button"
            className="text-link min-h-6"
            onClick={() => document.getElementById(toControlId([...address, field]))?.focus()}
          >
            {copyOf([...address, field]).label}
          </button>
        </Fragment>
      ))}
    </li>
  )
}
