import { Check } from 'lucide-react'
import { customerPersonasCopy } from '#domain/plan/fields/customer-personas.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { StatFigure, StatGrid } from '#web/ui/display/stat-figure.tsx'
import { usePlan, usePlanList } from '#web/workbook/editor/plan-context.tsx'
import { ItemTitle } from '#web/workbook/fields/item-title.tsx'
import { findMissingFields, findPrimaryIndex } from './customer-personas-gaps.ts'
import { PersonaGap } from './customer-personas-gap.tsx'

/** The number of personas, the primary one, and the fields that are still empty. */
export function PersonaSummary() {
  const ids = usePlanList(({ data }) => data.customerPersonas.personas.map(({ id }) => id))
  const primaryIndex = usePlan(({ data }) => findPrimaryIndex(data.customerPersonas))
  const gapIds = usePlanList(({ data }) =>
    data.customerPersonas.personas
      .filter((persona) => findMissingFields(persona).length > 0)
      .map(({ id }) => id),
  )
  const primaryId = ids[primaryIndex]
  const isComplete = ids.length > 0 && primaryId !== undefined && gapIds.length === 0

  return (
    <Card>
      <h2 className="display-heading mb-4 text-heading">Persona Summary</h2>
      <StatGrid className="max-sm:grid-cols-[1fr_2fr] sm:grid-cols-[1fr_3fr]">
        <StatFigure label="Personas" value={ids.length} />
        <StatFigure
          label="Primary persona"
          value={
            primaryId === undefined ? (
              <span className="text-ink-3">Not chosen yet</span>
            ) : (
              <ItemTitle
                address={['customerPersonas', 'personas', { id: primaryId }, 'name']}
                fallback={`Persona ${primaryIndex + 1}`}
              />
            )
          }
          note={customerPersonasCopy.primaryPersona.hint}
        />
      </StatGrid>
      {isComplete ? (
        <p className="mt-4 flex items-center gap-2 text-[0.9375rem] text-green">
          <Icon of={Check} />
          Every persona is complete.
        </p>
      ) : (
        <>
          <h3 className="mt-5 mb-2 text-[0.9375rem] font-semibold">Still missing</h3>
          <ul className="flex flex-col gap-1.5 text-[0.9375rem] text-ink-2">
            {ids.length === 0 && <li>At least one persona</li>}
            {ids.length > 0 && primaryId === undefined && <li>The choice of one primary persona</li>}
            {gapIds.map((id) => (
              <PersonaGap key={id} id={id} index={ids.indexOf(id)} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
