import { keyRoles } from '#domain/plan/lists/team.ts'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { ItemList } from '#web/workbook/fields/item-list.tsx'
import { ItemSuggestions } from '#web/workbook/fields/item-suggestions.tsx'
import { LongText } from '#web/workbook/fields/long-text.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'

const suggestHiresBelow = 3

const suggestedHires = keyRoles.map((role) => ({ text: role, draft: { role, timeline: '', salary: '' } }))

export function TeamStructureForm() {
  return (
    <div className="@container flex flex-col gap-10">
      <ItemList
        place={['teamStructure', 'founders']}
        titleField="name"
        renderItem={(place) => (
          <ItemFields>
            <TextInput place={[...place, 'name']} />
            <TextInput place={[...place, 'role']} />
            <LongText place={[...place, 'background']} rows={3} />
          </ItemFields>
        )}
      />
      <ItemList
        place={['teamStructure', 'keyHires']}
        renderItem={(place) => (
          <ItemFields>
            <LongText place={[...place, 'role']} rows={1} />
            <FieldColumns count={2}>
              <TextInput place={[...place, 'timeline']} />
              <TextInput place={[...place, 'salary']} />
            </FieldColumns>
          </ItemFields>
        )}
        suggestions={
          <ItemSuggestions
            place={['teamStructure', 'keyHires']}
            label="Roles that businesses often fill first"
            suggestions={suggestedHires}
            titleField="role"
            below={suggestHiresBelow}
            addText="Add Key Hire"
          />
        }
      />
      <ItemList
        place={['teamStructure', 'advisors']}
        titleField="name"
        renderItem={(place) => (
          <ItemFields>
            <TextInput place={[...place, 'name']} />
            <LongText place={[...place, 'expertise']} rows={2} />
          </ItemFields>
        )}
      />
    </div>
  )
}
