import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Button } from '#web/ui/buttons/button.tsx'

interface AdvisorRailProps {
  /** At every width, beside a form that needs the room. */
  isKept: boolean
  isCovered: boolean
  onOpen: () => void
}

/** A narrow strip that opens the advisor, for windows where its panel would leave the form too little room. */
export function AdvisorRail({ isKept, isCovered, onOpen }: AdvisorRailProps) {
  return (
    <aside
      aria-label="Advisor"
      inert={isCovered}
      className={joinClasses(
        'sticky top-0 hidden h-dvh border-l border-rule bg-surface px-1.5 py-5 lg:block',
        !isKept && 'panel:hidden',
      )}
    >
      <Button size="sm" className="min-h-28 w-full px-0 [writing-mode:vertical-rl]" onClick={onOpen}>
        AI HELP
      </Button>
    </aside>
  )
}
