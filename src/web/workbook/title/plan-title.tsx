import { useState } from 'react'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PressedPart } from '#web/ui/parts/pressed-part.tsx'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'

const RenameDialog = createLazyPart(async () => (await import('./rename-dialog.tsx')).RenameDialog)

/** The plan's title. People expect to rename the plan here. */
export function PlanTitle() {
  const title = usePlan((workbook) => workbook.title)
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <>
      <button
        type="button"
        title="Rename this plan"
        className="-my-1.5 min-w-0 cursor-pointer truncate rounded-mark py-1.5 hover:text-ink hover:underline"
        onClick={() => setIsRenaming(true)}
      >
        {title}
      </button>
      {isRenaming && (
        <PressedPart onGiveUp={() => setIsRenaming(false)}>
          <RenameDialog onClose={() => setIsRenaming(false)} />
        </PressedPart>
      )}
    </>
  )
}
