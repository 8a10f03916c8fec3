import { lazy, type ReactNode, Suspense, useState } from 'react'

const Drawer = lazy(async () => ({ default: (await import('#web/ui/layers/drawer.tsx')).Drawer }))

interface SideDrawerProps {
  side: 'left' | 'right'
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** Fetched when it is first opened: wide screens never need it. */
export function SideDrawer({ open, children, ...rest }: SideDrawerProps) {
  const [isNeeded, setIsNeeded] = useState(open)
  if (open && !isNeeded) setIsNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <Drawer {...rest} open={open} hideTitle closeText="CLOSE">
        {children}
      </Drawer>
    </Suspense>
  )
}
