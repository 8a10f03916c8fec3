import { maxTitleLength } from '#contract/request-limits.ts'
import { suggestTitle } from '#domain/plan/templates/stock-titles.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { toControlId, usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'

/** Offers the business name as the title of a plan that still has its default title. Never renames unasked. */
export function TitleOffer() {
  const editor = usePlanEditor()
  const offered = usePlan(({ title, data }) => suggestTitle(title, data.businessIdea.name))
  if (offered === null) return null
  const title = offered.slice(0, maxTitleLength)

  function rename() {
    editor.edit({ label: 'Rename' }, (workbook) => ({ ...workbook, title }))
    // The button disappears with the offer.
    document.getElementById(toControlId(['businessIdea', 'name']))?.focus()
    showToast({
      title: 'Plan Renamed',
      description: `This plan is now called ${title}.`,
      action: describeUndo(editor),
    })
  }

  return (
    <button
      type="button"
      className="text-link -mt-4 w-fit max-w-full cursor-pointer py-1 text-left text-sm wrap-anywhere"
      onClick={rename}
    >
      {`Call this plan “${title}”`}
    </button>
  )
}
