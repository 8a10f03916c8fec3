import type { Page } from '@playwright/test'
import { parseAddress } from '#domain/plan/address/parse-address.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import type { KeptPlan } from './open-workbook.ts'

/** How a person leaves the form in the moment in which they typed its last word. */
export type Exit = 'next' | 'back' | 'hide' | 'dashboard' | 'reload' | 'logout'

export interface TypedField {
  /** The field's address in the plan. Empty for lines of a list and cells of a grid. */
  readonly address: string
  readonly value: string
}

/** Types into every field of the open form and leaves, all in one task: no timer can save what was typed. */
export async function typeAndLeave(page: Page, exit: Exit): Promise<readonly TypedField[]> {
  return page.evaluate(fillForm, exit)
}

/** What was typed and is not in the plan. */
export function findMissing(typed: readonly TypedField[], { data }: KeptPlan): readonly TypedField[] {
  const text = JSON.stringify(data)
  // What was typed last into a field that two forms have.
  const last = new Map(typed.map((field) => [field.address || field.value, field]))
  return [...last.values()].filter(({ address, value }) => {
    const path = parseAddress(address)
    const stored = path === null ? undefined : readAt(data, path)
    return stored === undefined ? !text.includes(value) : JSON.stringify(stored).replaceAll('"', '') !== value
  })
}

function fillForm(exit: Exit): TypedField[] {
  const form = document.querySelector('[data-plan-fields]')
  if (!form) throw new Error('No form is open')
  const typed: TypedField[] = []
  let count = Number(sessionStorage.getItem('typed') ?? 3000)

  function write(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
    const holder = Object.getPrototypeOf(control) as object
    Object.getOwnPropertyDescriptor(holder, 'value')?.set?.call(control, value)
    control.dispatchEvent(
      new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    )
    typed.push({ address: control.id.replace(/^field-/, ''), value })
  }

  /** A number of months takes words such as '3 years', too. */
  function isNumber({ inputMode, id }: HTMLInputElement): boolean {
    return (
      inputMode === 'decimal' || (inputMode === 'text' && /(?:months|monthsleft|years|yearsofuse)$/i.test(id))
    )
  }

  for (const control of form.querySelectorAll('input, textarea, select')) {
    const isInView = control.checkVisibility() && control.isConnected
    if (!isInView || control.matches(':disabled, [readonly]')) continue
    count += 1
    if (control instanceof HTMLSelectElement) {
      // The first of its answers. Behind them may be one that asks for words of one's own.
      const answer = [...control.options].find(({ disabled, selected }) => !disabled && !selected)
      if (answer && control.id.startsWith('field-')) write(control, answer.value)
    } else if (control instanceof HTMLTextAreaElement) {
      write(control, `words ${count}`)
    } else if (control instanceof HTMLInputElement) {
      if (control.type === 'checkbox' || control.type === 'radio') control.click()
      else if (control.type === 'month') write(control, '2031-05')
      else if (['text', 'email', 'tel', 'url'].includes(control.type))
        write(control, isNumber(control) ? String(count) : `words ${count}`)
    }
  }
  sessionStorage.setItem('typed', String(count))

  const click = (target: Element | null | undefined) => {
    if (!(target instanceof HTMLElement)) throw new Error('There is nothing to press')
    target.click()
  }
  if (exit === 'next')
    click(
      [...document.querySelectorAll('main button')].find(({ textContent }) => textContent.startsWith('Next')),
    )
  if (exit === 'dashboard') click(document.querySelector('a[href="/dashboard"]'))
  if (exit === 'back') history.back()
  if (exit === 'reload') location.reload()
  if (exit === 'logout') location.assign('/api/logout')
  if (exit === 'hide') {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  }
  return typed
}
