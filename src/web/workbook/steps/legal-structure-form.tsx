import { entityTypes } from '#domain/plan/lists/entity-types.ts'
import { intellectualPropertyItems, licenses, regulations } from '#domain/plan/lists/legal.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ChoiceInput } from '#web/workbook/fields/choice-input.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { TextList } from '#web/workbook/fields/text-list.tsx'
import { useChips } from '#web/workbook/fields/use-chips.ts'

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
