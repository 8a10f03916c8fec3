import { type ReactNode, useId } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'

interface SettingsSectionProps {
  title: string
  lead: ReactNode
  /** Marks what cannot be undone. */
  tone?: 'plain' | 'danger'
  children: ReactNode
}

/** One topic of the account, with its description on the left and its controls on the right. */
export function SettingsSection({ title, lead, tone = 'plain', children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-5 px-5 py-7 sm:px-8 sm:py-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
    >
      <div>
        <h2
          id={titleId}
          className={joinClasses('display-heading text-heading', tone === 'danger' && 'text-red')}
        >
          {title}
        </h2>
        <div className="mt-1.5 max-w-110 text-[0.9375rem] text-pretty text-ink-2">{lead}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
