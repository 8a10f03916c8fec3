import type { AddressPath, AddressSegment } from '#domain/plan/address/field-address.ts'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'

/** A part that is fetched over a slow connection can take long. Any key or press ends the wait. */
const patienceMs = 20_000
/**
 * The new step's heading and a closing drawer also try to take the focus a moment later, and parts that are fetched
 * above the field push it away.
 */
const insistenceMs = 1500

/** Focuses a field once its form is loaded. */
export function focusWhenShown(address: ChangedAddress): void {
  const startedAt = performance.now()
  let foundAt: number | null = null
  const leave = new AbortController()
  // Any key, press or turn of the wheel in the meantime means the person wants to be elsewhere.
  for (const input of ['keydown', 'pointerdown', 'wheel']) {
    document.addEventListener(input, () => leave.abort(), {
      once: true,
      signal: leave.signal,
      capture: true,
    })
  }
  const look = (nowMs: number) => {
    if (leave.signal.aborted) return
    const control = findControl(address)
    if (control) {
      focusField(control)
      // A fold that was not asked for is only on the way to its field: what is in it is fetched when it opens.
      if (!control.matches('summary') || control.id === toControlId(address)) foundAt ??= nowMs
    }
    const isOver = foundAt === null ? nowMs - startedAt > patienceMs : nowMs - foundAt > insistenceMs
    if (isOver) leave.abort()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Scrolls to a field of the open step if it is out of view, once it is rendered. Focus does not move. */
export function revealField(address: ChangedAddress): void {
  requestAnimationFrame(() => {
    const control = findControl(address)
    if (!control) return
    openAround(control)
    control.scrollIntoView({ block: 'nearest' })
  })
}

/** The field itself, or the first field of its item, or its line in a list, or the list that contains it. */
function findControl(address: AddressPath): HTMLElement | null {
  for (let length = address.length; length >= 2; length -= 1) {
    const id = toControlId(address.slice(0, length))
    const control =
      document.getElementById(id) ??
      // Hints and errors have such ids too, but only form controls match :enabled.
      document.querySelector<HTMLElement>(`:enabled[id^=${CSS.escape(`${id}.`)}]`)
    if (control) return findFocusable(findLine(control, address[length]) ?? control)
  }
  return null
}

/** The lines of a text list have no control ids. */
function findLine(list: HTMLElement, line: AddressSegment | undefined): HTMLElement | undefined {
  return typeof line === 'number' ? list.querySelectorAll('li')[line] : undefined
}

function findFocusable(control: HTMLElement): HTMLElement {
  const fields = 'input, textarea, select'
  // A list without items has no field, but the button that adds one. What Tab leaves out, such as an example, is no goal.
  const buttons = 'button:not([tabindex="-1"])'
  return control.matches(`${fields}, button`)
    ? control
    : (control.querySelector<HTMLElement>(fields) ?? control.querySelector<HTMLElement>(buttons) ?? control)
}

function focusField(control: HTMLElement): void {
  // What is fetched above it can still push it out of view.
  const isThere = document.activeElement === control && isInWindow(control)
  if (isThere) return
  openAround(control)
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}

function isInWindow(control: HTMLElement): boolean {
  const { top, bottom } = control.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** A field in a folded group, or in a fold of one, can neither be seen nor take the focus. */
function openAround(control: HTMLElement): void {
  let folded = control.closest<HTMLDetailsElement>('details:not([open])')
  while (folded) {
    folded.open = true
    folded = folded.closest<HTMLDetailsElement>('details:not([open])')
  }
}
