import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PressedPart } from '#web/ui/parts/pressed-part.tsx'

const DraftDialog = createLazyPart<{ onClose: () => void }>(
  async () => (await import('./draft-dialog.tsx')).DraftDialog,
)

/** Offers first numbers from what the plan already says. Nothing is written before the person has seen them. */
export function DraftOffer() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <EmptyState
        title="Start from your plan"
        action={
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            Draft my forecast
          </Button>
        }
      >
        Read first numbers from the prices, costs, hires and dates in your plan, and confirm them one by one.
      </EmptyState>
      {isOpen && (
        <PressedPart onGiveUp={() => setIsOpen(false)}>
          <DraftDialog onClose={() => setIsOpen(false)} />
        </PressedPart>
      )}
    </>
  )
}
