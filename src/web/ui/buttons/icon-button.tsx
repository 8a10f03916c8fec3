import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'

const toneClasses = {
  plain: 'text-ink-3 hover:bg-sunk hover:text-ink',
  danger: 'text-ink-3 hover:bg-red-wash hover:text-red',
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon
  /** What it does, for people who cannot see the icon. */
  label: string
  tone?: keyof typeof toneClasses | undefined
}

export function IconButton({ icon, label, tone = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={joinClasses(
        'grid size-9 shrink-0 place-items-center rounded-control transition-colors duration-150',
        'aria-disabled:opacity-40 disabled:opacity-40',
        toneClasses[tone],
        className,
      )}
    >
      <Icon of={icon} />
    </button>
  )
}
