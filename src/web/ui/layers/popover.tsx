import { Anchor, Content, Portal, Root } from 'radix-ui/popover'
import type { ReactNode, RefObject } from 'react'

/** Below it there is no room beside an element. */
const narrowPx = 700

type PopoverProps = {
  label: string
  /** The element it stands beside. Focus returns to it. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** More about one element, beside it or below it. Closes with Escape or a click outside. */
export function Popover({ label, anchor, onClose, children }: PopoverProps) {
  return (
    <Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Anchor virtualRef={anchor} />
      <Portal>
        <Content
          aria-label={label}
          side={globalThis.innerWidth < narrowPx ? 'bottom' : 'right'}
          align="start"
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
          className="z-40 max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-24px)] animate-rise-in overflow-y-auto rounded-card border border-rule-2 bg-surface p-4 shadow-sheet outline-none"
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
