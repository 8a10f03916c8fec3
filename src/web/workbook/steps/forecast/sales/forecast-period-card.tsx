import { useState } from 'react'
import { countMonthsBetween } from '#domain/forecast/drivers/shift-months.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { toControlId, usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { DraftMark } from '#web/workbook/fields/draft-mark.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { usePlanField } from '#web/workbook/fields/use-plan-field.ts'
import { useForecastNote } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'
import { describeForecastField } from '#web/workbook/steps/forecast/fields/describe-forecast-field.ts'
import { frameAddress } from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'
import { MovedStartQuestion } from './moved-start-question.tsx'

const lengths = [
  { months: 36, label: '3 years, 36 months' },
  { months: 60, label: '5 years, 60 months' },
]

/** When the forecast begins and how far it goes. It names the months of everything else, so it comes first. */
export function ForecastPeriodCard() {
  const start = usePlanValue([...frameAddress, 'firstMonth']) ?? ''
  const [settled, setSettled] = useState(start)
  const [left, setLeft] = useState(start)
  // Only a start that was there before can have moved, and only one that is no longer being typed is asked about.
  const by = left === start ? countMonthsBetween(settled, start) : null

  function noteStart(): void {
    setLeft(start)
    if (countMonthsBetween(settled, start) === null) setSettled(start)
  }

  return (
    <Card>
      <DraftMark place={frameAddress} />
      <FieldColumns count={2}>
        <FirstMonth onLeft={noteStart} />
        <Length />
      </FieldColumns>
      {by !== null && by !== 0 && <MovedStartQuestion by={by} onAnswered={() => setSettled(start)} />}
    </Card>
  )
}

function FirstMonth({ onLeft }: { onLeft: () => void }) {
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
      onBlur={() => {
        setIsTyping(false)
        onLeft()
      }}
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
