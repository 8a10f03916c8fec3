import { unknownFieldName } from '#advisor/advice/name-proposal.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'

/** A proposal from another version, for a field that this version does not have. */
export function UnknownProposal({ label, onSettled }: { label: string; onSettled: () => void }) {
  return (
    <Card padding="sm" edge="ochre">
      <p className="mono-label text-ink-3">PROPOSED TEXT</p>
      <p className="mt-1 text-[0.9375rem] font-semibold">{unknownFieldName}</p>
      <p className="text-sm text-ink-3 wrap-anywhere">{label}</p>
      <Button size="sm" className="mt-3" onClick={onSettled}>
        Not this one
      </Button>
      <p className="mt-2 text-sm text-ink-3">Its field is no longer in the plan.</p>
    </Card>
  )
}
