import { useState } from 'react'
import { Card } from '#web/ui/display/card.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { DraftMark } from '#web/workbook/fields/draft-mark.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { usePlanField } from '#web/workbook/fields/use-plan-field.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { describeForecastField } from './describe-forecast-field.ts'
import { frameAddress } from './forecast-addresses.ts'
import { useForecastNote } from './use-forecast.ts'

const lengths = [
  { months: 36, label: '3 years, 36 months' },
  { months: 60, label: '5 years, 60 months' },
]

/** When the forecast begins and how far it goes. It names the months of everything else, so it comes first. */
export function FrameCard() {
  return (
    <Card>
      <DraftMark place={frameAddress} />
      <FieldColumns count={2}>
        <FirstMonth />
        <Length />
      </FieldColumns>
    </Card>
  )
}

function FirstMonth() {
  const field = [...frameAddress, 'firstMonth'] as const
  const { value, change } = usePlanField(field)
  const note = useForecastNote(field)
  // A half-typed year is 0002, and no one needs to read that it is wrong.
  const [isTyping, setIsTyping] = useState(false)
  return (
    <TextField
      {...describeForecastField(field)}
      id={toControlId(field)}
      type="month"
      // Browsers without a month picker show a plain field.
      placeholder="2027-03"
      value={value}
      error={isTyping ? null : note}
      onChange={(event) => {
        setIsTyping(true)
        change(event.currentTarget.value)
      }}
      onBlur={() => setIsTyping(false)}
    />
  )
}

function Length() {
  const field = [...frameAddress, 'months'] as const
  const { value, change } = usePlanField(field)
  const note = useForecastNote(field)
  return (
    <Select
      {...describeForecastField(field)}
      id={toControlId(field)}
      value={String(value ?? 36)}
      error={note}
      onChange={(event) => change(Number(event.currentTarget.value))}
    >
      {lengths.map(({ months, label }) => (
        <option key={months} value={String(months)}>
          {label}
        </option>
      ))}
      {value !== null && lengths.every(({ months }) => months !== value) && (
        <option value={String(value)}>{`${value} months`}</option>
      )}
    </Select>
  )
}
