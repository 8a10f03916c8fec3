import { ChevronDown } from 'lucide-react'
import { accountingBases } from '#domain/plan/fields/choice-labels.ts'
import { entityTypes } from '#domain/plan/lists/entity-types.ts'
import { intellectualPropertyItems, licenses, regulations } from '#domain/plan/lists/legal.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { ChoiceInput } from '#web/workbook/fields/choice-input.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { TextList } from '#web/workbook/fields/text-list.tsx'
import { useChips } from '#web/workbook/fields/use-chips.ts'

/** Asked on every loan application, and by no one else. */
function ForLenders() {
  const written = usePlan(({ data: { legalStructure } }) =>
    [legalStructure.naicsCode, legalStructure.taxYear].filter((text) => text.trim() !== '').join(', '),
  )
  return (
    <details className="group/fold -mb-3 border-t border-rule">
      <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-3 py-2 text-[0.9375rem] [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">For lenders</span>
        <span className="min-w-0 flex-1 truncate text-sm text-ink-2 max-sm:order-last max-sm:basis-full">
          {written || 'Optional: NAICS code, tax year, accounting basis'}
        </span>
        <Icon of={ChevronDown} className="ml-auto group-open/fold:rotate-180" />
      </summary>
      <div className="flex flex-col gap-6 pt-2 pb-4">
        <TextInput address={['legalStructure', 'naicsCode']} />
        <TextInput address={['legalStructure', 'taxYear']} />
        <ChoiceInput
          address={['legalStructure', 'accountingBasis']}
          options={accountingBases}
          emptyLabel="Not chosen"
        />
      </div>
    </details>
  )
}

export function LegalStructureForm() {
  return (
    <div className="flex flex-col gap-6">
      <Card className="flex flex-col gap-6">
        <ChoiceInput
          address={['legalStructure', 'businessEntity']}
          options={entityTypes}
          emptyLabel="Choose a legal form"
        />
        <TextInput address={['legalStructure', 'jurisdiction']} />
        <ForLenders />
      </Card>
      <Card>
        <TextList address={['legalStructure', 'licenses']} suggestions={useChips(licenses)} />
      </Card>
      <Card>
        <TextList address={['legalStructure', 'regulations']} suggestions={useChips(regulations)} />
      </Card>
      <Card>
        <TextList
          address={['legalStructure', 'intellectualProperty']}
          suggestions={useChips(intellectualPropertyItems)}
        />
      </Card>
    </div>
  )
}
