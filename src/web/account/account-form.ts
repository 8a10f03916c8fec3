import { type InputEvent, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormFault } from '#domain/accounts/account-forms.ts'
import { showToast, toastStore } from '#web/ui/notices/toast-store.ts'
import type { Failure } from './describe-failure.ts'

type FormValues<Field extends string> = { [Name in Field]: string }
type FieldErrors<Field extends string> = { [Name in Field]?: string | undefined }

interface AccountFormOptions<Field extends string> {
  /** In display order, so that the first wrong field gets the focus. */
  fields: readonly Field[]
  findFault: (values: FormValues<Field>) => FormFault<Field> | null
  send: (values: FormValues<Field>) => Promise<void>
  describeFailure: (error: unknown) => Failure
}

/**
 * A form whose inputs keep their own text, as password managers expect. Checks on submit, shows each fault as a
 * toast and at its field, and sends one request at a time.
 */
export function useAccountForm<Field extends string>(options: AccountFormOptions<Field>) {
  const { fields, findFault, send } = options
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSendingRef = useRef(false)
  const toastIdRef = useRef<number | null>(null)

  function showErrorToast(title: string, description: string) {
    toastIdRef.current = showToast({ title, description, look: 'destructive' })
  }

  function showErrors(form: HTMLFormElement, next: FieldErrors<Field>) {
    // Rendered before the focus arrives, so that a screen reader reads the field together with its error.
    flushSync(() => setErrors(next))
    const firstWrong = fields.find((field) => next[field] !== undefined)
    if (firstWrong !== undefined) focusField(form, firstWrong)
  }

  function showFailure(form: HTMLFormElement, { title, message, fields: wrongFields }: Failure) {
    const next: FieldErrors<Field> = {}
    for (const field of fields) {
      if (wrongFields[field] !== undefined) next[field] = wrongFields[field]
    }
    setFailure(Object.keys(next).length === 0 ? message : null)
    showErrors(form, next)
    showErrorToast(title, message)
  }

  async function submit(form: HTMLFormElement) {
    const values = readValues(form, fields)
    setFailure(null)
    const fault = findFault(values)
    if (fault !== null) {
      const error: FieldErrors<Field> = {}
      error[fault.field] = fault.message
      showErrors(form, error)
      showErrorToast('Error', fault.message)
      return
    }
    setErrors({})
    // The fault is fixed, so its toast must not cover the answer.
    if (toastIdRef.current !== null) toastStore.dismiss(toastIdRef.current)
    setIsBusy(true)
    isSendingRef.current = true
    try {
      await send(values)
    } catch (error) {
      showFailure(form, options.describeFailure(error))
    }
    isSendingRef.current = false
    setIsBusy(false)
  }

  return {
    isBusy,
    /** The failure of the whole request, until the next attempt. */
    failure,
    formProps: {
      // Should the program never arrive, a password must not end up in the address.
      method: 'post',
      // The messages are ours, not the browser's, and follow the order of the rules.
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        if (!isSendingRef.current) void submit(event.currentTarget)
      },
      onInput({ target }: InputEvent<HTMLFormElement>) {
        if (target instanceof HTMLInputElement && target.name in errors) {
          setErrors({ ...errors, [target.name]: undefined })
        }
      },
    },
    getFieldProps: (name: Field) => ({ name, error: errors[name] }),
  }
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const input = form?.elements.namedItem(name)
  if (input instanceof HTMLInputElement) input.focus()
}

function readValues<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): FormValues<Field> {
  const data = new FormData(form)
  const entries = fields.map((field) => {
    const value = data.get(field)
    return [field, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(entries) as FormValues<Field>
}
