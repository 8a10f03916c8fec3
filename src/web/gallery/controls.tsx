import { Download, Plus, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { GalleryRow, GallerySection } from './gallery-section.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export function Controls() {
  const [busy, setBusy] = useState(false)

  function workForAWhile() {
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }

  return (
    <GallerySection title="Buttons">
      <GalleryRow label="Variants">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </GalleryRow>
      <GalleryRow label="Disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </GalleryRow>
      <GalleryRow label="Busy">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy busyText="Saving...">
            Save
          </Button>
        ))}
        <Button busy>Without a busy text</Button>
      </GalleryRow>
      <GalleryRow label="Goes busy on click, keeps its width">
        <Button variant="primary" busy={busy} busyText="CREATING ACCOUNT..." onClick={workForAWhile}>
          CREATE ACCOUNT
        </Button>
        <Spinner label="Loading" />
      </GalleryRow>
      <GalleryRow label="Sizes, icons, a link">
        <Button variant="primary" size="lg">
          START NOW
        </Button>
        <Button>
          <Icon of={Download} />
          Export
        </Button>
        <Button size="sm">
          <Icon of={Plus} />
          Add
        </Button>
        <Button variant="primary" asChild>
          <a href="#buttons">A link</a>
        </Button>
      </GalleryRow>
      <GalleryRow label="Icon buttons">
        <IconButton icon={Settings} label="Settings" />
        <IconButton icon={Trash2} label="Delete" tone="danger" />
        <IconButton icon={Trash2} label="Delete, not now" disabled />
      </GalleryRow>
    </GallerySection>
  )
}
