import { hasTypedMonths, shiftMonths } from '#domain/forecast/drivers/shift-months.ts'
import { plural } from '#domain/wording/plural.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'

interface MovedStartQuestionProps {
  /** By how many months the forecast now starts later, or earlier if negative. */
  by: number
  onAnswered: () => void
}

/** Months are counted from the first one, so they move along with it. A person may have meant the dates. */
export function MovedStartQuestion({ by, onAnswered }: MovedStartQuestionProps) {
  const editor = usePlanEditor()
  const isAsked = usePlan(({ data }) => hasTypedMonths(data))
  if (!isAsked) return null
  const count = Math.abs(by)
  const moved = `${count} ${plural(count, 'month')} ${by > 0 ? 'later' : 'earlier'}`

  function keepDates() {
    editor.edit({ label: 'Keep the dates' }, (workbook) => ({
      ...workbook,
      data: shiftMonths(workbook.data, -by),
    }))
    showToast({ title: 'The months that you typed keep their dates', action: describeUndo(editor) })
    onAnswered()
  }

  return (
    <fieldset className="mt-4 rounded-control bg-sunk px-3.5 py-3">
      <legend className="float-left w-full text-[0.9375rem] font-semibold">
        Do the other dates move along?
      </legend>
      <p className="clear-both pt-1 text-sm text-ink-2">
        {`The forecast starts ${moved}. The months that you typed, such as the first month with sales or the month of a loan, are now ${moved}, too.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onAnswered}>
          Let them move
        </Button>
        <Button size="sm" onClick={keepDates}>
          Keep their dates
        </Button>
      </div>
    </fieldset>
  )
}
