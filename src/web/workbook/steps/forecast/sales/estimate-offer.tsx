import { useState } from 'react'
import { estimateVolume } from '#domain/forecast/drivers/estimate-volume.ts'
import { writeField } from '#domain/plan/address/field-values.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { usePlanEditor, usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import type { StreamAddress } from '#web/workbook/steps/forecast/fields/forecast-addresses.ts'
import { useCurrency } from '#web/workbook/steps/forecast/fields/forecast-number.tsx'

interface EstimateOfferProps {
  address: StreamAddress
  /** 'a day' */
  unit: string
  onDone: () => void
}

/** For those who do not know how many they will sell: places × turns × the share that is taken. */
export function EstimateOffer({ address, unit, onDone }: EstimateOfferProps) {
  const editor = usePlanEditor()
  const currency = useCurrency()
  const price = usePlanValue([...address, 'price'])
  const [places, setPlaces] = useState<number | null>(null)
  const [turns, setTurns] = useState<number | null>(null)
  const [taken, setTaken] = useState<number | null>(60)
  const estimate = estimateVolume(places, turns, taken)

  function apply() {
    if (!estimate) return
    editor.edit({ label: 'Estimate' }, (workbook) => {
      const withMonth12 = writeField(workbook.data, [...address, 'inMonth12'], estimate.expected)
      return { ...workbook, data: writeField(withMonth12, [...address, 'capacity'], estimate.most) }
    })
    onDone()
  }

  return (
    <div className="flex flex-col gap-4 rounded-control border-l-3 border-ochre bg-ochre-wash px-4 py-3.5">
      <p className="text-sm">
        Count what you have: seats, slots or machines, how often each can be used {unit}, and how many of them
        are taken once people know you.
      </p>
      <FieldColumns count={3}>
        <NumberField label="Seats or slots" value={places} onValueChange={setPlaces} />
        <NumberField label={`Turns ${unit}`} value={turns} onValueChange={setTurns} />
        <NumberField label="Share taken" value={taken} onValueChange={setTaken} trailing="%" />
      </FieldColumns>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-live="polite" className="text-sm">
          {estimate ? (
            <>
              <span className="font-mono font-medium">{estimate.sum}</span> {unit}
              {typeof price === 'number' &&
                price > 0 &&
                `, ${formatMoney(estimate.expected * price, { currency, cents: 'never' })} ${unit} at your price`}
            </>
          ) : (
            'Fill in the first two to see the estimate.'
          )}
        </p>
        <Button size="sm" disabled={!estimate} onClick={apply}>
          {estimate
            ? `Use ${formatNumber(estimate.expected, 1)} in month 12 and ${formatNumber(estimate.most, 1)} as the most`
            : 'Use the estimate'}
        </Button>
      </div>
    </div>
  )
}
