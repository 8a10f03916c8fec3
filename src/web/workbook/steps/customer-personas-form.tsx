import { Tag } from '#web/ui/display/tag.tsx'
import { Radio } from '#web/ui/fields/radio.tsx'
import type { ItemIn } from '#domain/plan/address/field-address.ts'
import { toControlId, usePlan } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { ItemTitle } from '#web/workbook/fields/item-title.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { usePlanField } from '#web/workbook/fields/use-plan-field.ts'
import { clearPrimary } from './customer-personas-gaps.ts'
import { PersonaSummary } from './customer-personas-summary.tsx'

export function CustomerPersonasForm() {
  return (
    <div className="flex flex-col gap-8">
      <ItemList
        address={['customerPersonas', 'personas']}
        onRemoved={clearPrimary}
        renderHeader={(address, index) => <PersonaHeader address={address} index={index} />}
        renderItem={(address, index) => (
          <ItemFields>
            <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-end">
              <TextInput address={[...address, 'name']} className="flex-1" />
              <PrimaryChoice address={address} index={index} />
            </div>
            <LongText address={[...address, 'demographics']} rows={2} />
            <FieldColumns count={2}>
              <LongText address={[...address, 'painPoints']} rows={3} />
              <LongText address={[...address, 'goals']} rows={3} />
            </FieldColumns>
            <LongText address={[...address, 'buyingBehavior']} rows={2} />
          </ItemFields>
        )}
      />
      <PersonaSummary />
    </div>
  )
}

interface PersonaProps {
  address: ItemIn<readonly ['customerPersonas', 'personas']>
  index: number
}

function PersonaHeader({ address, index }: PersonaProps) {
  const isPrimary = usePlan(({ data }) => data.customerPersonas.primaryPersona === address[2].id)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ItemTitle address={[...address, 'name']} fallback={`Persona ${index + 1}`} />
      {isPrimary && <Tag tone="blue">Primary</Tag>}
    </span>
  )
}

/** One radio group across all cards, so that arrow keys move from persona to persona. */
function PrimaryChoice({ address, index }: PersonaProps) {
  const { id } = address[2]
  const { value: primaryId, change } = usePlanField(['customerPersonas', 'primaryPersona'])
  return (
    <Radio
      id={`${toControlId(['customerPersonas', 'primaryPersona'])}.${id}`}
      name="primary-persona"
      value={id}
      checked={primaryId === id}
      onChange={() => change(id)}
      className="text-[0.9375rem] sm:mb-2.5"
      label={
        <>
          Primary persona
          <span className="sr-only">
            (<ItemTitle address={[...address, 'name']} fallback={`Persona ${index + 1}`} />)
          </span>
        </>
      }
    />
  )
}
