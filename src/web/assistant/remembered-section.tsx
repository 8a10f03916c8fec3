import { type ReactNode, useState } from 'react'
import { browserStorage } from '#web/storage/browser-plan-storage.ts'
import { guardStorage } from '#web/storage/guarded-storage.ts'
import { Disclosure } from '#web/ui/display/disclosure.tsx'

interface RememberedSectionProps {
  title: string
  /** The key under which the browser remembers whether it is open. */
  storageKey: 'qa-open' | 'unit-economics-open'
  children: ReactNode
}

/** A section that stays open or closed as the person left it. At first it is open if there is room. */
export function RememberedSection({ title, storageKey, children }: RememberedSectionProps) {
  const [isOpen, setIsOpen] = useState(() => {
    const remembered = guardStorage(browserStorage).read(storageKey)
    return remembered === null ? globalThis.matchMedia('(min-width: 1024px)').matches : remembered === 'true'
  })
  return (
    <Disclosure
      className="mt-5"
      title={<h3>{title}</h3>}
      open={isOpen}
      onToggle={(event) => {
        const next = event.currentTarget.open
        if (next === isOpen) return
        setIsOpen(next)
        guardStorage(browserStorage).write(storageKey, String(next))
      }}
    >
      {children}
    </Disclosure>
  )
}
