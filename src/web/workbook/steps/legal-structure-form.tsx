import { entityTypes, intellectualPropertyItems, licenses, regulations } from '#domain/plan/lists/legal.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ChoiceInput } from '#web/workbook/fields/choice-input.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { TextList } from '#web/workbook/fields/text-list.tsx'

export function LegalStructureForm() {
  return (
    <div className="flex flex-col gap-6">
      <Card className="flex flex-col gap-6">
        <ChoiceInput
          place={['legalStructure', 'businessEntity']}
          options={entityTypes}
          emptyLabel="Choose a legal form"
        />
        <TextInput place={['legalStructure', 'jurisdiction']} />
      </Card>
      <Card>
        <TextList place={['legalStructure', 'licenses']} suggestions={licenses} />
      </Card>
      <Card>
        <TextList place={['legalStructure', 'regulations']} suggestions={regulations} />
      </Card>
      <Card>
        <TextList
          place={['legalStructure', 'intellectualProperty']}
          suggestions={intellectualPropertyItems}
        />
      </Card>
    </div>
  )
}
