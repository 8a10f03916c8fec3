import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ScreenHeading } from '#web/navigation/screen-heading.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'

const toneClasses = {
  blue: 'bg-blue-wash text-blue',
  green: 'bg-green-wash text-green',
  red: 'bg-red-wash text-red',
}

interface OutcomeSheetProps {
  /** The title of the browser tab. */
  title: string
  heading: string
  icon: LucideIcon
  tone: keyof typeof toneClasses
  children: ReactNode
}

/** One centered sheet that shows the outcome of an action. */
export function OutcomeSheet({ title, heading, icon, tone, children }: OutcomeSheetProps) {
  return (
    <CheckoutFrame title={title}>
      <div className="mx-auto w-full max-w-140 overflow-clip rounded-card border bg-surface px-5 py-7 shadow-sheet sm:px-10 sm:py-10">
        <span className={`grid size-13 place-items-center rounded-full text-[1.375rem] ${toneClasses[tone]}`}>
          <Icon of={icon} />
        </span>
        {/* A new heading means a new view, so it takes focus even when the address stays the same. */}
        <ScreenHeading key={heading} className="display-heading mt-5 mb-2.5 text-title">
          {heading}
        </ScreenHeading>
        {children}
      </div>
    </CheckoutFrame>
  )
}
