import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from './icon.tsx'

type EmptyStateProps = {
  icon?: LucideIcon | undefined
  title?: string | undefined
  /** The action that adds the first content. */
  children: ReactNode
  action?: ReactNode
  className?: string | undefined
}

export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={joinClasses(
        'flex flex-col items-center gap-3 rounded-card border border-dashed border-rule-2 px-6 py-8 text-center',
        className,
      )}
    >
      {icon && <Icon of={icon} className="text-2xl text-ink-3" />}
      {title !== undefined && <p className="display-heading text-lg">{title}</p>}
      <div className="max-w-100 text-balance text-[0.9375rem] text-ink-2">{children}</div>
      {action}
    </div>
  )
}
