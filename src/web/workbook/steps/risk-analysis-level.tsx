import { type Level, levels } from '#domain/plan/workbook-data.ts'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Radio } from '#web/ui/fields/radio.tsx'
import type { LevelAddress } from '#domain/plan/address/field-address.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { usePlanField } from '#web/workbook/fields/use-plan-field.ts'

const levelNames: Record<Level, string> = { low: 'Low', medium: 'Medium', high: 'High' }

/** Low, medium or high. */
export function LevelChoice({ address }: { address: LevelAddress }) {
  const { value = '', change } = usePlanField(address)
  const copy = copyOf(address)
  const controlId = toControlId(address)
  // A link to the field goes where Tab would go: to the chosen option, or else to the first.
  const entry = value === '' ? levels[0] : value
  return (
    <FieldGroup legend={copy.label} hint={copy.hint}>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {levels.map((level) => (
          <Radio
            key={level}
            {...(level === entry ? { id: controlId } : {})}
            name={controlId}
            value={level}
            label={levelNames[level]}
            checked={level === value}
            onChange={() => change(level)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
