import { useStore } from 'zustand'
import { quickActions } from '#advisor/advice/quick-actions.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { Conversation } from './conversation.ts'
import { RememberedSection } from './remembered-section.tsx'

interface QuickActionButtonsProps {
  conversation: Conversation
  isLocked: boolean
}

export function QuickActionButtons({ conversation, isLocked }: QuickActionButtonsProps) {
  const isBusy = useStore(conversation.store, (state) => state.isBusy)
  return (
    <RememberedSection title="QUICK ACTIONS" storageKey="qa-open">
      <div className="grid gap-2 sm:grid-cols-2">
        {quickActions.map(({ id, label }) => (
          <Button
            key={id}
            size="sm"
            className="!justify-start text-left"
            disabled={isBusy || isLocked}
            onClick={() => void conversation.send({ action: id, shown: label })}
          >
            {label}
          </Button>
        ))}
      </div>
    </RememberedSection>
  )
}
