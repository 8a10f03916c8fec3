import * as z from 'zod/mini'
import type { FormFault } from '#domain/accounts/account-forms.ts'
import { normalizePassword } from '#domain/accounts/passwords.ts'
import { tidyText } from '#domain/accounts/tidy-text.ts'

/** Building blocks for the schemas of forms. */

export const typedText = (message: string) => z._default(z.string(message), '')
export const tidied = (message: string) => typedText(message).check(z.overwrite(tidyText))
/** The same for text of several lines, which stay apart. */
export function tidyLines(typed: string): string {
  return typed
    .split(/\r?\n/)
    .map(tidyText)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
export const password = (message: string) => typedText(message).check(z.overwrite(normalizePassword))

/** Passes the whole form to the domain's check and reports the fault at its field. */
export const follows =
  <Form>(findFault: (form: Form) => FormFault<string> | null) =>
  (context: z.core.ParsePayload<Form>): void => {
    const fault = findFault(context.value)
    if (fault === null) return
    context.issues.push({ code: 'custom', input: context.value, path: [fault.field], message: fault.message })
  }
