import { X } from 'lucide-react'
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast'
import type { RefObject } from 'react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { useToastReturnFocus } from './toast-focus.ts'
import type { Toast } from './toast-store.ts'
import { defaultToastMs, toastStore } from './toast-store.ts'
import { useToastTimer } from './toast-timer.ts'

type ToasterProps = {
  /** Names the region; '{hotkey}' is replaced with the key that leads to it. */
  label?: string | undefined
  closeLabel?: string | undefined
}

/** Shows the store's toast. Mount once beside `LiveRegion`, which announces it. */
export function Toaster({ label = 'Notifications ({hotkey})', closeLabel = 'Close' }: ToasterProps) {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.getCurrent, () => null)
  // Radix's own announcer would repeat everything. In a container off the page it says nothing.
  const [silentPlace] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  )
  const viewportRef = useRef<HTMLOListElement>(null)
  useToastReturnFocus(viewportRef, toast?.isOpen ?? false)

  return (
    <Provider duration={Infinity} swipeDirection="right" swipeThreshold={50} announcerContainer={silentPlace}>
      {toast && <ToastCard key={toast.id} {...{ toast, closeLabel, viewportRef }} />}
      <Viewport
        ref={viewportRef}
        hotkey={['F8']}
        label={label}
        // Any aria-live attribute keeps an open dialog from hiding the region, and 'off' keeps it quiet.
        aria-live="off"
        // On a phone below the line in which headers and drawers have their buttons, on a tablet below a screen's
        // own tools too, and beside a form's last button on wide screens.
        className="pointer-events-none fixed top-12 right-0 z-50 w-full p-4 outline-none sm:top-28 sm:max-w-110 lg:top-auto lg:right-(--toast-right) lg:bottom-0 lg:left-(--toast-left)"
      />
    </Provider>
  )
}

type ToastCardProps = { toast: Toast; closeLabel: string; viewportRef: RefObject<HTMLElement | null> }

function ToastCard({ toast, closeLabel, viewportRef }: ToastCardProps) {
  const isDestructive = toast.look === 'destructive'
  const close = () => toastStore.dismiss(toast.id)
  useToastTimer(viewportRef, toast.isOpen, toast.durationMs ?? defaultToastMs, close)
  return (
    <Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      className={joinClasses(
        'pointer-events-auto flex items-start gap-3 rounded-card border border-l-3 bg-surface py-3 pr-2 pl-4 shadow-sheet',
        'data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive ? 'border-rule-2 border-l-red' : 'border-rule-2 border-l-blue',
      )}
    >
      <div className="min-w-0 flex-1 py-1">
        <Title className={joinClasses('leading-snug font-semibold', isDestructive && 'text-red')}>
          {toast.title}
        </Title>
        {toast.description !== undefined && (
          <Description className="mt-0.5 text-sm text-ink-2">{toast.description}</Description>
        )}
      </div>
      {toast.action && (
        <Action
          altText={toast.action.altText}
          onClick={toast.action.onAction}
          className="min-h-9 shrink-0 rounded-control border border-rule-2 px-3 text-sm font-semibold text-blue hover:bg-blue-wash"
        >
          {toast.action.text}
        </Action>
      )}
      <Close
        aria-label={closeLabel}
        className="grid size-9 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunk hover:text-ink"
      >
        <Icon of={X} />
      </Close>
    </Root>
  )
}
