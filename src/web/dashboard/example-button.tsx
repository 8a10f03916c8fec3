import { useState } from 'react'
import { findTemplateIcon } from './template-icons.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'

const ExampleDialog = createLazyPart(async () => (await import('./example-dialog.tsx')).ExampleDialog)

export function ExampleButton({ ownerId, className }: { ownerId: string; className?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="quiet" className={className} onClick={() => setIsOpen(true)}>
        Open an example plan
      </Button>
      {isOpen && (
        <PartPlace>
          <ExampleDialog ownerId={ownerId} findIcon={findTemplateIcon} onClose={close} />
        </PartPlace>
      )}
    </>
  )
}
