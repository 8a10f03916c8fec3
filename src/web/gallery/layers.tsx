import { Download, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { announce } from '#web/ui/notices/announcements.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/layers/dialog.tsx'
import { Drawer } from '#web/ui/layers/drawer.tsx'
import { Menu, MenuItem } from '#web/ui/layers/menu.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { Popover } from '#web/ui/layers/popover.tsx'
import { Tooltip } from '#web/ui/layers/tooltip.tsx'
import { GalleryRow, GallerySection } from './gallery-section.tsx'

export function Layers() {
  const [layer, setLayer] = useState<'dialog' | 'left' | 'right' | 'popover' | null>(null)
  const popoverButton = useRef<HTMLButtonElement>(null)
  const close = () => setLayer(null)

  function showUndoToast() {
    showToast({
      title: 'Plan Deleted',
      description: 'Harbor Roasters was deleted.',
      action: {
        text: 'Undo',
        altText: 'Press F8 to reach Undo',
        onAction: () => showToast({ title: 'Plan Restored' }),
      },
    })
  }

  return (
    <GallerySection title="Layers">
      <GalleryRow label="Dialog and drawers">
        <Button onClick={() => setLayer('dialog')}>Open dialog</Button>
        <Button onClick={() => setLayer('left')}>STEPS</Button>
        <Button onClick={() => setLayer('right')}>AI HELP</Button>
      </GalleryRow>
      <GalleryRow label="Menu, tooltip and popover">
        <Menu side="bottom" trigger={<Button>More formats</Button>}>
          <MenuItem icon={Download} onSelect={() => announce('Word document')}>
            Word document
          </MenuItem>
          <MenuItem icon={Pencil} onSelect={() => setLayer('dialog')}>
            Rename
          </MenuItem>
        </Menu>
        <Tooltip text="Lifetime value divided by what it costs to win a customer.">
          <Button variant="quiet">Hover or focus me</Button>
        </Tooltip>
        <Button ref={popoverButton} onClick={() => setLayer('popover')}>
          $5,865
        </Button>
        {layer === 'popover' && (
          <Popover label="Sales, June 2027" anchor={popoverButton} onClose={close}>
            3 × 20 × 1.15 × $85 = $5,865
          </Popover>
        )}
      </GalleryRow>
      <GalleryRow label="Toasts and announcements">
        <Button
          onClick={() => showToast({ title: 'Export Complete', description: 'Your plan is saved as PDF.' })}
        >
          Toast
        </Button>
        <Button onClick={showUndoToast}>Toast with Undo</Button>
        <Button
          onClick={() =>
            showToast({
              title: 'Save failed',
              description: 'The server did not answer.',
              look: 'destructive',
            })
          }
        >
          Destructive toast
        </Button>
        <Button onClick={() => announce('All changes saved')}>Announce politely</Button>
      </GalleryRow>
      <Dialog
        open={layer === 'dialog'}
        onClose={close}
        title="Rename the plan"
        description="The new name appears on the cover and in every export."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button onClick={showUndoToast}>Toast from here</Button>
            <Button variant="primary" onClick={close}>
              Rename
            </Button>
          </>
        }
      >
        <TextField label="Name" defaultValue="Harbor Roasters" />
      </Dialog>
      <Drawer
        open={layer === 'left'}
        onOpenChange={close}
        side="left"
        title="Steps"
        hideTitle
        closeText="CLOSE"
      >
        <p>What a wide screen shows on the left.</p>
      </Drawer>
      <Drawer open={layer === 'right'} onOpenChange={close} side="right" title="Advisor" closeText="CLOSE">
        <p>What a wide screen shows on the right.</p>
      </Drawer>
    </GallerySection>
  )
}
