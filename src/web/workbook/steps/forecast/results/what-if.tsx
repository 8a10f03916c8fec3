import { type Ref, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { Scenario } from '#domain/forecast/inputs/forecast-inputs.ts'
import { emptyScenario } from '#domain/forecast/inputs/new-items.ts'
import { describeScenario } from '#domain/forecast/stress/describe-scenario.ts'
import { changeItems } from '#domain/plan/address/field-values.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { createRandomId } from '#web/workbook/fields/item-list.tsx'
import type { ShownFigure } from '#web/workbook/steps/forecast/describe-key-figures.ts'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'
import { computeCase } from './compute-case.ts'
import type { ResultsProps } from './results-props.ts'
import { ScenarioList } from './scenario-list.tsx'
import { isAsPlanned, readLever, turnLever, type WhatIfLever, whatIfLevers } from './what-if-levers.ts'

const scenarios = ['financialProjections', 'forecast', 'scenarios'] as const
const noChange = emptyScenario('')

/** Sliders that show what a change does to the key figures. The plan stays as it is until a case is kept. */
export function WhatIf({ forecast }: Pick<ResultsProps, 'forecast'>) {
  const editor = usePlanEditor()
  const [draft, setDraft] = useState<Scenario>(noChange)
  const shown = useDeferredValue(draft)
  const planned = useMemo(() => computeCase(forecast, noChange), [forecast])
  const changed = useMemo(() => computeCase(forecast, shown), [forecast, shown])
  const firstSlider = useRef<HTMLInputElement>(null)
  const isPlan = isAsPlanned(draft)

  function keep() {
    const name = draft.name.trim() === '' ? describeScenario(draft) : draft.name.trim()
    const kept: Scenario = { ...draft, id: createRandomId(), name }
    editor.edit({ label: 'Keep what-if case' }, (workbook) => ({
      ...workbook,
      data: changeItems(workbook.data, scenarios, (items) => [...items, kept]),
    }))
    showToast({ title: `Kept: ${name}`, action: describeUndo(editor) })
    setDraft(noChange)
    firstSlider.current?.focus()
  }

  return (
    <>
      <div className="grid gap-6 @3xl:grid-cols-[1fr_17rem]">
        <div className="grid content-start gap-x-8 gap-y-4 @xl:grid-cols-2">
          {whatIfLevers.map((lever, index) => (
            <Slider
              key={lever.field}
              lever={lever}
              value={readLever(draft, lever)}
              onValueChange={(value) => setDraft((before) => turnLever(before, lever, value))}
              {...(index === 0 ? { ref: firstSlider } : {})}
            />
          ))}
        </div>
        <Effect planned={planned} changed={changed} isPlan={isPlan} />
      </div>
      <div className="mt-5 flex flex-wrap items-end gap-3 border-t border-rule pt-5">
        <TextField
          label={copyOf([...scenarios, { id: '' }, 'name']).label}
          className="min-w-0 flex-[1_1_14rem]"
          autoComplete="off"
          placeholder={isPlan ? 'A slow first year' : describeScenario(draft)}
          value={draft.name}
          onChange={(event) => {
            const { value: name } = event.currentTarget
            setDraft((before) => ({ ...before, name }))
          }}
        />
        <Button onClick={keep} disabled={isPlan}>
          Keep this
        </Button>
        <Button variant="quiet" onClick={() => setDraft(noChange)} disabled={isPlan}>
          Back to the plan
        </Button>
      </div>
      <ScenarioList forecast={forecast} />
    </>
  )
}

interface SliderProps {
  lever: WhatIfLever
  value: number
  onValueChange: (value: number) => void
  ref?: Ref<HTMLInputElement>
}

function Slider({ lever, value, onValueChange, ref }: SliderProps) {
  const id = useId()
  const { field, least, most, step, asPlanned, format } = lever
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          {copyOf([...scenarios, { id: '' }, field]).label}
        </label>
        <span
          aria-hidden="true"
          className={joinClasses('text-sm font-semibold tabular-nums', value === asPlanned && 'text-ink-3')}
        >
          {value === asPlanned ? 'as planned' : format(value)}
        </span>
      </div>
      <input
        ref={ref}
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={value === asPlanned ? 'as planned' : format(value)}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        className="mt-1 h-6 w-full cursor-pointer accent-blue pointer-coarse:h-11"
      />
    </div>
  )
}

interface EffectProps {
  planned: readonly ShownFigure[]
  changed: readonly ShownFigure[]
  isPlan: boolean
}

function Effect({ planned, changed, isPlan }: EffectProps) {
  return (
    <dl
      aria-label="With these changes"
      // Above the sliders and in view while they move, where there is no room beside them.
      className="grid content-start gap-px self-start overflow-hidden rounded-card border border-rule bg-rule *:bg-surface @max-3xl:sticky @max-3xl:top-36 @max-3xl:z-1 @max-3xl:order-first @max-3xl:grid-cols-3 lg:@max-3xl:top-24"
    >
      {changed.map(({ label, shortLabel, value, note, shortNote, tone }, index) => (
        <div key={label} className="min-w-0 px-3 py-2.5 @md:px-4">
          <dt className="mono-label text-ink-3">{shortLabel}</dt>
          <dd>
            <span
              className={joinClasses(
                'font-display text-base font-bold @md:text-[1.3125rem] tracking-[-0.02em] wrap-anywhere tabular-nums',
                tone === 'good' && 'text-green',
                tone === 'bad' && 'text-red',
              )}
            >
              {value}
            </span>{' '}
            <span className="block text-[0.8125rem] text-ink-2">
              <span className="@3xl:hidden">{shortNote}</span>
              <span className="@max-3xl:hidden">{note}</span>
            </span>
            {!isPlan && (
              <span className="block text-[0.8125rem] text-ink-3">{`planned ${planned[index]?.value ?? ''}`}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
