import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { PartPlace } from './part-place.tsx'

interface PressedPartProps {
  /** Cancels the request, because a dialog that opens unexpectedly later would be in the way. */
  onGiveUp: () => void
  children: ReactNode
}

/** A part that the person opened with a press, such as a dialog. The next press requests it again. */
export function PressedPart({ onGiveUp, children }: PressedPartProps) {
  return <PartPlace renderMissing={() => <GiveUp onGiveUp={onGiveUp} />}>{children}</PartPlace>
}

function GiveUp({ onGiveUp }: Pick<PressedPartProps, 'onGiveUp'>) {
  const giveUp = useEffectEvent(onGiveUp)
  useEffect(() => {
    showToast({
      title: 'Not Loaded',
      description: 'This part could not be loaded. Check your connection and try again.',
      look: 'destructive',
    })
    giveUp()
  }, [])
  return null
}
