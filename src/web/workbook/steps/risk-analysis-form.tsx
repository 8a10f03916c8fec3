import type { RiskPriority } from '#domain/plan/risk-priority.ts'
import { riskTypes } from '#domain/plan/lists/risks.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import type { ItemIn } from '#domain/plan/address/field-address.ts'
import { readField } from '#domain/plan/address/field-values.ts'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { ChoiceInput } from '#web/workbook/fields/choice-input.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { ItemTitle } from '#web/workbook/fields/item-title.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { findRiskPriority } from '#domain/drawings/risk-cells.ts'
import { LevelChoice } from './risk-analysis-level.tsx'
import { RiskSummary } from './risk-analysis-summary.tsx'

const typeOptions = riskTypes.map((type) => ({ value: type, label: type }))

const priorityTones: Record<RiskPriority, 'red' | 'ochre' | 'blue' | 'plain'> = {
  Critical: 'red',
  'High Priority': 'ochre',
  'Medium Priority': 'blue',
  'Low Priority': 'plain',
}

export function RiskAnalysisForm() {
  return (
    <div className="@container flex flex-col gap-8">
      <ItemList
        address={['riskAnalysis', 'risks']}
        renderHeader={(address, index) => (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-mono text-sm font-normal text-ink-3">{index + 1}</span>
            <span>
              <ItemTitle address={[...address, 'type']} fallback={`Risk ${index + 1}`} />
            </span>
            <PriorityTag address={address} />
          </span>
        )}
        renderItem={(address) => (
          <ItemFields>
            <ChoiceInput
              address={[...address, 'type']}
              options={typeOptions}
              emptyLabel="Choose a type of risk"
            />
            <LongText address={[...address, 'description']} rows={2} />
            <div className="grid gap-5 @lg:grid-cols-2">
              <LevelChoice address={[...address, 'impact']} />
              <LevelChoice address={[...address, 'probability']} />
            </div>
            <LongText address={[...address, 'mitigation']} rows={3} />
          </ItemFields>
        )}
      />
      <RiskSummary />
    </div>
  )
}

function PriorityTag({ address }: { address: ItemIn<readonly ['riskAnalysis', 'risks']> }) {
  const priority = usePlan(({ data }) => {
    const risk = readField(data, address)
    return risk ? findRiskPriority(risk) : null
  })
  return (
    <Tag tone={priority === null ? 'plain' : priorityTones[priority]} className="font-normal">
      {priority ?? 'Not rated yet'}
    </Tag>
  )
}
