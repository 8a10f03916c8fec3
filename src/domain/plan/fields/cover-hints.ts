import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { KnownFields } from '#domain/plan/address/field-address.ts'
import type { FieldHint } from './field-copy.ts'

type CoverField = keyof KnownFields<WorkbookData['businessIdea']['cover']>

/** What the cover asks for. Only its own part of the form fetches them. */
export const coverHints: Readonly<Record<CoverField, FieldHint>> = {
  owners: {
    hint: 'Who owns the business? Full names, as on a loan form.',
    placeholder: 'Dana Reyes and Sam Okafor',
  },
  email: { hint: 'Where can a reader write to you?', placeholder: 'dana@harborroasters.example' },
  phone: { hint: 'At which number do you answer during the day?', placeholder: '(207) 555-0142' },
  address: {
    hint: 'Where is the business, or where does its mail go?',
    placeholder: '12 Harbor Street, Portland, ME 04101',
  },
  website: {
    hint: 'If there is one already, where can a reader see what you do?',
    placeholder: 'harborroasters.example',
  },
  logo: { hint: 'A PNG, JPEG or WebP picture. A small copy of it becomes part of the plan.' },
}
