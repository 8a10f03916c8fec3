import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { useReturnFocus } from './return-focus.ts'

const sideClasses = {
  left: 'left-0 border-r data-[state=open]:animate-left-in data-[state=closed]:animate-left-out',
  right: 'right-0 border-l data-[state=open]:animate-right-in data-[state=closed]:animate-right-out',
}

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  side: 'left' | 'right'
  title: string
  hideTitle?: boolean | undefined
  /** The text of the close button. */
  closeText: string
  children: ReactNode
  className?: string | undefined
}

/** A panel that slides over the page from one side, for content that a wide screen shows beside the page. */
export function Drawer({
  open,
  onOpenChange,
  side,
  title,
  hideTitle = false,
  closeText,
  children,
  className,
}: DrawerProps) {
  const returnFocus = useReturnFocus()
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Content
          {...returnFocus}
          data-drawer=""
          aria-describedby={undefined}
          className={joinClasses(
            'fixed inset-y-0 z-40 flex w-[min(26.25rem,calc(100vw-3rem))] flex-col bg-surface shadow-sheet outline-none',
            sideClasses[side],
            className,
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b px-4 py-2.5">
            <Title className={hideTitle ? 'sr-only' : 'display-heading text-heading'}>{title}</Title>
            <Close asChild>
              <Button size="sm" className="ml-auto">
                {closeText}
              </Button>
            </Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
        </Content>
      </Portal>
    </Root>
  )
}
