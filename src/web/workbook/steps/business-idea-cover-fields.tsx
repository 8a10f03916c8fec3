import { coverHints } from '#domain/plan/fields/cover-hints.ts'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { TextInput } from '#web/workbook/fields/text-input.tsx'
import { LogoField } from './logo-field.tsx'

const cover = ['businessIdea', 'cover'] as const

/** Who is behind the plan, and how to reach them. */
export function CoverFields() {
  return (
    <div className="flex flex-col gap-5 pt-2 pb-4">
      <TextInput address={[...cover, 'owners']} ownHint={coverHints.owners} />
      <FieldColumns count={2}>
        <TextInput address={[...cover, 'email']} ownHint={coverHints.email} />
        <TextInput address={[...cover, 'phone']} ownHint={coverHints.phone} />
      </FieldColumns>
      <TextInput address={[...cover, 'address']} ownHint={coverHints.address} />
      <TextInput address={[...cover, 'website']} ownHint={coverHints.website} />
      <LogoField />
    </div>
  )
}
