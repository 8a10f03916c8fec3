import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { MissingReason } from '#web/loading/missing-file-error.ts'
import { reloadPage } from '#web/loading/reload-page.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { missingTexts } from './missing-texts.ts'
import { PlainPartPlace } from './plain-part-place.tsx'

interface PressedPartProps {
  /** Cancels the request, because a dialog that opens unexpectedly later would be in the way. */
  onGiveUp: () => void
  children: ReactNode
}

/** A part that the person opened with a press, such as a dialog. The next press requests it again. */
export function PressedPart({ onGiveUp, children }: PressedPartProps) {
  return (
    <PlainPartPlace renderMissing={(_, reason) => <GiveUp onGiveUp={onGiveUp} reason={reason} />}>
      {children}
    </PlainPartPlace>
  )
}

function GiveUp({ onGiveUp, reason }: { onGiveUp: () => void; reason: MissingReason }) {
  const giveUp = useEffectEvent(onGiveUp)
  useEffect(() => {
    showToast({
      title: 'Not Loaded',
      description:
        reason === 'unreachable'
          ? 'This part could not be loaded. Check your connection and try again.'
          : missingTexts[reason],
      look: 'destructive',
      ...(reason !== 'unreachable' && {
        action: {
          text: 'Reload',
          altText: 'Reloading the page does the same',
          onAction: () => void reloadPage(),
        },
      }),
    })
    giveUp()
  }, [reason])
  return null
}
