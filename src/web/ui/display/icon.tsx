import type { LucideIcon } from 'lucide-react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type IconProps = {
  /** A lucide icon. Importing each where it is used keeps the others out of the bundle. */
  of: LucideIcon
  /** Only when the icon is alone and nothing else names it. */
  label?: string | undefined
  className?: string | undefined
}

/** A line icon with the height and color of its text. */
export function Icon({ of: Drawing, label, className }: IconProps) {
  return (
    <>
      <Drawing
        aria-hidden="true"
        strokeWidth={1.75}
        className={joinClasses('inline-block size-[1.15em] shrink-0', className)}
      />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}
