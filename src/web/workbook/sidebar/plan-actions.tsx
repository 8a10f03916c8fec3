import { type ReactNode, useRef, useState } from 'react'
import { loadPart } from '#web/loading/load-part.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Disclosure } from '#web/ui/display/disclosure.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PressedPart } from '#web/ui/parts/pressed-part.tsx'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { resetToTemplate } from '#web/workbook/templates/lazy-template-actions.ts'

const RenameDialog = createLazyPart(
  async () => (await loadPart(() => import('#web/workbook/title/rename-dialog.tsx'))).RenameDialog,
)

interface PlanActionsProps {
  cloudActions: ReactNode
  onReset: () => void
}

/** Actions on the plan as a whole. All of them can be undone. */
export function PlanActions({ cloudActions, onReset }: PlanActionsProps) {
  const editor = usePlanEditor()
  const fileRef = useRef<HTMLInputElement>(null)
  const [isRenaming, setIsRenaming] = useState(false)

  async function reset() {
    if (await resetToTemplate(editor)) onReset()
  }

  async function importFile(file: File) {
    try {
      const { importPlan } = await loadPart(() => import('./import-plan.ts'))
      await importPlan(editor, file)
    } catch {
      showToast({
        title: 'Import Failed',
        description: 'The file could not be read. Check your connection and try again. Nothing was changed.',
        look: 'destructive',
      })
    }
  }

  return (
    <Disclosure title="Plan">
      {cloudActions}
      <div className="grid grid-cols-2 gap-2">
        <Button size="sm" onClick={() => setIsRenaming(true)}>
          Rename
        </Button>
        <Button size="sm" onClick={() => fileRef.current?.click()}>
          Import JSON
        </Button>
        <Button size="sm" className="col-span-2" onClick={() => void reset()}>
          Reset to Template
        </Button>
      </div>
      <input
        ref={fileRef}
        type="file"
        accept="application/json,.json"
        aria-label="Plan file to import"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // Lets the person choose the same file again after fixing it.
          event.currentTarget.value = ''
          if (file) void importFile(file)
        }}
      />
      {isRenaming && (
        <PressedPart onGiveUp={() => setIsRenaming(false)}>
          <RenameDialog onClose={() => setIsRenaming(false)} />
        </PressedPart>
      )}
    </Disclosure>
  )
}
