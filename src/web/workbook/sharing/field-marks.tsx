import { MessageSquare } from 'lucide-react'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { plural } from '#domain/wording/plural.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import type { SharingContext } from './link-actions.ts'
import { ThreadCard } from './thread-card.tsx'
import { useFieldMarkElements } from './use-field-mark-elements.ts'
import { type FoundThread, useFoundThreads } from './use-found-threads.ts'
import { useSharing } from './use-sharing.ts'

/**
 * Shows at each field of the open form how many comments it has. The forms know nothing of comments, so that plans
 * without links neither load nor draw anything for them.
 */
export function FieldMarks({ planId, ownerId }: { planId: string; ownerId: string }) {
  const sharing = useSharing(planId, ownerId)
  const found = useFoundThreads(sharing.feed)
  const hosts = useFieldMarkElements(found.filter(({ thread }) => thread.state !== 'done'))
  return hosts.map(({ key, host, threads, isStep }) =>
    createPortal(<FieldMark sharing={sharing} threads={threads} isStep={isStep} />, host, key),
  )
}

interface FieldMarkProps {
  sharing: SharingContext
  threads: readonly FoundThread[]
  /** Above the form, for what has no field in it. */
  isStep: boolean
}

function FieldMark({ sharing, threads, isStep }: FieldMarkProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const count = `${threads.length} ${plural(threads.length, 'comment')}`
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="mono-label ml-auto inline-flex min-h-6 items-center gap-1.5 rounded-mark bg-ochre-wash px-1.5 text-ochre hover:underline pointer-coarse:min-h-10"
      >
        <Icon of={MessageSquare} />
        {isStep ? `${count} on this step` : count}
      </button>
      {isOpen && (
        <div id={id} className="order-last mt-2 mb-1 grid w-full basis-full gap-3 font-normal">
          {threads.map((one) => (
            <ThreadCard key={one.thread.id} {...one} sharing={sharing} now={null} />
          ))}
        </div>
      )}
    </>
  )
}
