import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { Scenario } from '#domain/forecast/inputs/forecast-inputs.ts'
import { describeScenario } from '#domain/forecast/stress/describe-scenario.ts'
import { changeItems } from '#domain/plan/address/field-values.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { toControlId, usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { showRemoved } from '#web/workbook/fields/show-removed.ts'
import { computeCase } from './compute-case.ts'
import type { ResultsProps } from './results-props.ts'

const scenarios = ['financialProjections', 'forecast', 'scenarios'] as const

/** The cases that were kept, each with its key figures. They follow the plan when it changes. */
export function ScenarioList({ forecast }: Pick<ResultsProps, 'forecast'>) {
  const editor = usePlanEditor()
  const kept = usePlan(({ data }) => data.financialProjections.forecast.scenarios)

  function remove({ id }: Scenario, name: string) {
    editor.edit({ label: `Remove ${copyOf(scenarios).singular}` }, (workbook) => ({
      ...workbook,
      data: changeItems(workbook.data, scenarios, (items) => items.filter((item) => item.id !== id)),
    }))
    showRemoved(editor, name)
  }

  return (
    <div id={toControlId(scenarios)} tabIndex={-1} className="mt-6 outline-none">
      <h3 className="text-[0.9375rem] font-semibold">{copyOf(scenarios).label}</h3>
      {kept.length === 0 && (
        <p className="mt-1 text-sm text-ink-3">None yet. Move a slider, then keep what you want to show.</p>
      )}
      <ul className="mt-2">
        {kept.map((scenario) => (
          <Case key={scenario.id} forecast={forecast} scenario={scenario} onRemove={remove} />
        ))}
      </ul>
    </div>
  )
}

interface CaseProps extends Pick<ResultsProps, 'forecast'> {
  scenario: Scenario
  onRemove: (scenario: Scenario, name: string) => void
}

function PlainCase({ forecast, scenario, onRemove }: CaseProps) {
  const changes = describeScenario(scenario)
  const name = scenario.name.trim() === '' ? changes : scenario.name
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-t border-rule py-3 @3xl:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {name !== changes && <p className="text-sm text-ink-2">{changes}</p>}
      </div>
      <dl className="grid grid-cols-3 gap-x-5 @max-3xl:order-last @max-3xl:col-span-2 @3xl:grid-cols-[repeat(3,8rem)]">
        {computeCase(forecast, scenario).map(({ label, shortLabel, value, note, tone }) => (
          <div key={label}>
            <dt className="mono-label text-ink-3">{shortLabel}</dt>
            <dd
              className={joinClasses(
                'font-semibold wrap-anywhere tabular-nums',
                tone === 'good' && 'text-green',
                tone === 'bad' && 'text-red',
              )}
            >
              {value} <span className="block text-[0.8125rem] font-normal text-ink-3">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <IconButton
        icon={Trash2}
        label={`Remove ${name}`}
        tone="danger"
        onClick={() => onRemove(scenario, name)}
      />
    </li>
  )
}

/** A case is calculated again only when it or the forecast changes. */
const Case = memo(
  PlainCase,
  (before, after) => before.forecast === after.forecast && before.scenario === after.scenario,
)
