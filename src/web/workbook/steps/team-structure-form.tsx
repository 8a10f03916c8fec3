import { keyRoles } from '#domain/plan/lists/team.ts'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { ItemSuggestions } from '#web/workbook/fields/item-suggestions.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { useChips } from '#web/workbook/fields/use-chips.ts'

const suggestHiresBelow = 3

export function TeamStructureForm() {
  const suggestedHires = useChips(keyRoles).map((role) => ({
    text: role,
    draft: { role, timeline: '', salary: '' },
  }))
  return (
    <div className="@container flex flex-col gap-10">
      <ItemList
        address={['teamStructure', 'founders']}
        titleField="name"
        renderItem={(address) => (
          <ItemFields>
            <TextInput address={[...address, 'name']} />
            <FieldColumns count="3:2">
              <TextInput address={[...address, 'role']} />
              <TextInput address={[...address, 'ownership']} />
            </FieldColumns>
            <LongText address={[...address, 'background']} rows={3} />
          </ItemFields>
        )}
      />
      <ItemList
        address={['teamStructure', 'keyHires']}
        renderItem={(address) => (
          <ItemFields>
            <LongText address={[...address, 'role']} rows={1} />
            <FieldColumns count={2}>
              <TextInput address={[...address, 'timeline']} />
              <TextInput address={[...address, 'salary']} />
            </FieldColumns>
          </ItemFields>
        )}
        suggestions={
          <ItemSuggestions
            address={['teamStructure', 'keyHires']}
            label="Roles that businesses often fill first"
            suggestions={suggestedHires}
            titleField="role"
            below={suggestHiresBelow}
            addText="Add Key Hire"
          />
        }
      />
      <ItemList
        address={['teamStructure', 'advisors']}
        titleField="name"
        renderItem={(address) => (
          <ItemFields>
            <TextInput address={[...address, 'name']} />
            <LongText address={[...address, 'expertise']} rows={2} />
          </ItemFields>
        )}
      />
    </div>
  )
}
