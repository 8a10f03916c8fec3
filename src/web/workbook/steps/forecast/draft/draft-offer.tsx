import { useState } from 'react'
import { loadPart } from '#web/loading/load-part.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PressedPart } from '#web/ui/parts/pressed-part.tsx'

const DraftDialog = createLazyPart<{ onClose: () => void }>(
  async () => (await loadPart(() => import('./draft-dialog.tsx'))).DraftDialog,
)

/** Offers first numbers from what the plan already says. Nothing is written before the person has seen them. */
export function DraftOffer() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        Draft my forecast
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">
        Reads first numbers from the prices, costs, hires and dates in your plan. You confirm them one by one.
      </p>
      {isOpen && (
        <PressedPart onGiveUp={() => setIsOpen(false)}>
          <DraftDialog onClose={() => setIsOpen(false)} />
        </PressedPart>
      )}
    </div>
  )
}
