import { Content, Provider, Root, Trigger } from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/** Mount once around the screens that use tooltips (not in the shell, which must stay light): moving from one tooltip to the next within 300 ms shows it at once. */
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
  /** What it explains: one element that can take focus. */
  children: ReactNode
}

/** A few words on hover and focus. Touch never shows it, so it may only add to what is already said. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      {/* No portal: beside what it explains it stays inside the page's landmarks. */}
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
