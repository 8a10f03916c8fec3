import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'

interface MarkPlace {
  /** Moves the element there, if it is not there already. */
  put: (host: HTMLElement) => void
}

/** The line of a field's label in the open form, or of the list or group around it. Null when the form has neither. */
export function findMarkPlace(address: AddressPath): MarkPlace | null {
  for (let length = address.length; length >= 2; length -= 1) {
    const control = document.getElementById(toControlId(address.slice(0, length)))
    if (control) return findLabelLine(control)
  }
  return null
}

function findLabelLine(control: HTMLElement): MarkPlace {
  const label = document.querySelector(`label[for="${CSS.escape(control.id)}"]`)
  const example = control.querySelector('[data-example]')
  const line = label?.parentElement ?? example?.parentElement?.parentElement
  if (!line || line.closest('.sr-only')) return { put: (host) => keepFirst(control, host) }
  // Beside the example's button, which stands at the end of the line.
  const last = [...line.children].findLast((child) => child.querySelector('[data-example]'))
  return {
    put: (host) => {
      if (host.parentElement === line) return
      if (last) last.before(host)
      else line.append(host)
    },
  }
}

/** A control without a visible label has its mark before it. */
function keepFirst(control: HTMLElement, host: HTMLElement): void {
  if (control.previousElementSibling !== host) control.before(host)
}
