import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'

const tones = {
  info: { icon: Info, box: 'border-blue/35 bg-blue-wash', mark: 'text-blue' },
  success: { icon: CircleCheck, box: 'border-green/35 bg-green-wash', mark: 'text-green' },
  warning: { icon: TriangleAlert, box: 'border-ochre/35 bg-ochre-wash', mark: 'text-ochre' },
  danger: { icon: CircleAlert, box: 'border-red/35 bg-red-wash', mark: 'text-red' },
}

type BannerProps = {
  tone?: keyof typeof tones | undefined
  title: string
  children?: ReactNode
  /** Buttons or links that help to resolve the problem. */
  actions?: ReactNode
  /** With both, the banner can be dismissed. */
  onDismiss?: (() => void) | undefined
  dismissLabel?: string | undefined
  className?: string | undefined
}

/** A warning that stays until its cause is gone. Use a toast for brief news. */
export function Banner({
  tone = 'info',
  title,
  children,
  actions,
  onDismiss,
  dismissLabel = 'Dismiss',
  className,
}: BannerProps) {
  const { icon, box, mark } = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={joinClasses(
        'flex gap-3 rounded-card border px-4 py-3',
        children === undefined ? 'items-center' : 'items-start',
        box,
        className,
      )}
    >
      <Icon of={icon} className={joinClasses(children !== undefined && 'mt-[0.2em]', mark)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          <p className="font-semibold">{title}</p>
          {children !== undefined && <div className="text-sm text-ink-2">{children}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          icon={X}
          label={dismissLabel}
          onClick={onDismiss}
          className="-my-1.5 -mr-2 hover:bg-surface"
        />
      )}
    </div>
  )
}
