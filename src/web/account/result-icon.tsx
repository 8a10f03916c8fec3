import type { LucideIcon } from 'lucide-react'
import { Icon } from '#web/ui/display/icon.tsx'

const toneClasses = {
  blue: 'bg-blue-wash text-blue',
  green: 'bg-green-wash text-green',
  red: 'bg-red-wash text-red',
}

/** The icon at the top of a screen that reports a result. */
export function ResultIcon({ icon, tone }: { icon: LucideIcon; tone: keyof typeof toneClasses }) {
  return (
    <span
      className={`mb-5 grid size-13 place-items-center rounded-full text-[1.375rem] ${toneClasses[tone]}`}
    >
      <Icon of={icon} />
    </span>
  )
}
