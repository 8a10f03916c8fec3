import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import { findPartOfField } from '#domain/plan/step-parts.ts'
import { steps } from '#domain/plan/steps.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import type { GoTo } from './use-current-step.ts'

/** Opens the step and the part that hold a field and focuses the field once the form is loaded. */
export function useGoToField(goTo: GoTo): (address: ChangedAddress) => void {
  const editor = usePlanEditor()
  return (address) => {
    const step = steps.find(({ key }) => key === address[0])
    if (!step) {
      goTo('review')
      return
    }
    goTo(step.number, findPartOfField(address, editor.store.getState().workbook.data))
    act('focusWhenShown', address)
  }
}

/** Scrolls to a field of the open step if it is out of view, once it is rendered. Focus does not move. */
export function revealField(address: ChangedAddress): void {
  act('revealField', address)
}

/** Without it the step is open all the same, so a failure needs no words. */
function act(name: 'focusWhenShown' | 'revealField', address: ChangedAddress): void {
  loadPart(() => import('./focus-field.ts')).then(
    (loaded) => loaded[name](address),
    () => {},
  )
}
