import { useState } from 'react'
import { loadPart } from '#web/loading/load-part.ts'
import { findTemplateIcon } from './template-icons.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PressedPart } from '#web/ui/parts/pressed-part.tsx'

const ExampleDialog = createLazyPart(
  async () => (await loadPart(() => import('./example-dialog.tsx'))).ExampleDialog,
)

export function ExampleButton({ ownerId, className }: { ownerId: string; className?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="quiet" className={className} onClick={() => setIsOpen(true)}>
        Open an example plan
      </Button>
      {isOpen && (
        <PressedPart onGiveUp={close}>
          <ExampleDialog ownerId={ownerId} findIcon={findTemplateIcon} onClose={close} />
        </PressedPart>
      )}
    </>
  )
}
