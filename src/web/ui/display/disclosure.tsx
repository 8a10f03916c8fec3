import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from './icon.tsx'

type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode
  /** 'label' is a small sidebar heading, 'row' a line in a list of questions. */
  look?: 'label' | 'row' | undefined
}

/** A collapsible section. It is native, so it opens without scripts and for the browser's own search. */
export function Disclosure({ title, look = 'label', className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={joinClasses('group', look === 'row' && 'border-b', className)}>
      <summary
        className={joinClasses(
          'flex list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden',
          look === 'label'
            ? 'mono-label min-h-8 text-ink-3 hover:text-ink'
            : 'min-h-14 py-4 font-semibold hover:text-blue',
        )}
      >
        {title}
        <Icon of={ChevronDown} className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className={look === 'label' ? 'pt-2' : 'max-w-160 pb-5 text-ink-2'}>{children}</div>
    </details>
  )
}
