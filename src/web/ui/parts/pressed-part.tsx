import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { PartPlace } from './part-place.tsx'

interface PressedPartProps {
  /** Puts the wish away: a dialog that opens by itself a while later would be in the way. */
  onGiveUp: () => void
  children: ReactNode
}

/** A part that someone pressed for, such as a dialog. The next press asks for it again. */
export function PressedPart({ onGiveUp, children }: PressedPartProps) {
  return <PartPlace renderMissing={() => <GiveUp onGiveUp={onGiveUp} />}>{children}</PartPlace>
}

function GiveUp({ onGiveUp }: Pick<PressedPartProps, 'onGiveUp'>) {
  const giveUp = useEffectEvent(onGiveUp)
  useEffect(() => {
    showToast({
      title: 'Not Loaded',
      description: 'This part could not be fetched. Check your connection and try again.',
      look: 'destructive',
    })
    giveUp()
  }, [])
  return null
}
