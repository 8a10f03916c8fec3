import { Button } from '#web/ui/buttons/button.tsx'

interface AdvisorRailProps {
  isCovered: boolean
  onOpen: () => void
}

/** A narrow strip that opens the advisor, for windows where its panel would leave the form too little room. */
export function AdvisorRail({ isCovered, onOpen }: AdvisorRailProps) {
  return (
    <aside
      aria-label="Advisor"
      inert={isCovered}
      className="sticky top-0 hidden h-dvh border-l border-rule bg-surface px-1.5 py-5 lg:block panel:hidden"
    >
      <Button size="sm" className="min-h-28 w-full px-0 [writing-mode:vertical-rl]" onClick={onOpen}>
        AI HELP
      </Button>
    </aside>
  )
}
