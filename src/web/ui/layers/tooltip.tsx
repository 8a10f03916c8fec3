import { Content, Provider, Root, Trigger } from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/**
 * Mount once around the screens that use tooltips, but not in the shell, which must stay small. Moving from one
 * tooltip to the next within 300 ms shows it immediately.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  )
}

type TooltipProps = {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** The element it explains, which must be focusable. */
  children: ReactNode
}

/** A few words on hover and focus. Touch never shows it, so it must not be the only source of information. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      {/* No portal: beside its element it stays inside the page's landmarks. */}
      <Content
        side={side}
        sideOffset={6}
        collisionPadding={12}
        className="z-50 max-w-64 animate-fade-in rounded-control bg-ink px-2.5 py-1.5 text-[0.8125rem] leading-snug text-paper"
      >
        {text}
      </Content>
    </Root>
  )
}
