import { type ReactNode, useState } from 'react'
import { loadPart } from '#web/loading/load-part.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PressedPart } from '#web/ui/parts/pressed-part.tsx'

const Drawer = createLazyPart(async () => (await loadPart(() => import('#web/ui/layers/drawer.tsx'))).Drawer)

interface SideDrawerProps {
  side: 'left' | 'right'
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** Fetched when first opened, because wide screens never need it. */
export function SideDrawer({ open, children, ...rest }: SideDrawerProps) {
  const [isNeeded, setIsNeeded] = useState(open)
  if (open && !isNeeded) setIsNeeded(true)
  if (!isNeeded) return null

  function giveUp() {
    setIsNeeded(false)
    rest.onOpenChange(false)
  }

  return (
    <PressedPart onGiveUp={giveUp}>
      <Drawer {...rest} open={open} hideTitle closeText="CLOSE">
        {children}
      </Drawer>
    </PressedPart>
  )
}
