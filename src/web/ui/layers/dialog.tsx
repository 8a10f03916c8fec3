import { X } from 'lucide-react'
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useReturnFocus } from './return-focus.ts'

const widthClasses = { sm: 'max-w-110', md: 'max-w-140', lg: 'max-w-200' }

type DialogProps = {
  /** Most dialogs are open for as long as they are rendered. */
  open?: boolean | undefined
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, with the confirming one last. */
  footer?: ReactNode
  closeLabel?: string | undefined
  width?: keyof typeof widthClasses | undefined
  className?: string | undefined
}

/** Closes with Escape, its ✕ or a click outside. Focus returns to the element that had it before. */
export function Dialog({
  open = true,
  onClose,
  title,
  description,
  children,
  footer,
  closeLabel = 'Close',
  width = 'sm',
  className,
}: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Portal>
        <Overlay
          className={joinClasses(
            'fixed inset-0 z-40 grid place-items-end overflow-y-auto bg-scrim sm:place-items-center sm:p-6',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
          )}
        >
          <Content
            {...returnFocus}
            className={joinClasses(
              'relative w-full rounded-t-card border bg-surface p-5 shadow-sheet outline-none sm:rounded-card sm:p-7',
              'data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in',
              widthClasses[width],
              className,
            )}
          >
            <Title className="display-heading pr-10 text-heading">{title}</Title>
            {description !== undefined && (
              <Description className="mt-1.5 text-ink-2">{description}</Description>
            )}
            {children !== undefined && <div className="mt-5">{children}</div>}
            {footer !== undefined && (
              <div className="sticky bottom-0 mt-2 -mb-5 flex flex-col-reverse gap-2 bg-surface pt-4 pb-5 sm:-bottom-6 sm:flex-row sm:justify-end">
                {footer}
              </div>
            )}
            <Close asChild>
              <IconButton
                icon={X}
                label={closeLabel}
                className="absolute top-3.5 right-3.5 sm:top-5 sm:right-5"
              />
            </Close>
          </Content>
        </Overlay>
      </Portal>
    </Root>
  )
}
