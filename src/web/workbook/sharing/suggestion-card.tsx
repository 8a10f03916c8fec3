import { useState } from 'react'
import type { Proposal } from '#advisor/advice/advice.ts'
import { diffWords } from '#advisor/advice/diff-words.ts'
import { nameProposal } from '#advisor/advice/name-proposal.ts'
import { applyProposal, fitsPlan, readCurrentText } from '#advisor/advice/proposals.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { findShape } from '#domain/plan/address/find-shape.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextDifference } from '#web/ui/display/text-difference.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'
import { proposeText } from './propose-text.ts'
import type { SharedThread } from './shared-threads.ts'
import { watchUndo } from './watch-undo.ts'

interface SuggestionCardProps {
  thread: SharedThread
  /** Null where the words have no single field. */
  address: FieldAddress | null
  onAccepted: () => void
  /** The accepted words were taken out again. */
  onUndone: () => void
}

const nothing: ReadonlySet<number> = new Set()

/** Words that a reviewer would write instead, as a difference from what the field says now. */
export function SuggestionCard({ thread, address, onAccepted, onUndone }: SuggestionCardProps) {
  if (thread.suggestion === null) return null
  return address && isSingle(address) ? (
    <FieldSuggestion
      thread={thread}
      suggestion={thread.suggestion}
      address={address}
      onAccepted={onAccepted}
      onUndone={onUndone}
    />
  ) : (
    <div className="mt-2 rounded-control border border-rule px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
      <p className="mono-label text-ink-3">Suggests to write</p>
      {thread.suggestion}
      <p className="mt-1 text-ink-3">It has no single field, so copy it to where it fits.</p>
    </div>
  )
}

function isSingle(address: FieldAddress): boolean {
  const kind = findShape(address)?.kind
  return kind === 'text' || kind === 'number'
}

interface FieldSuggestionProps extends SuggestionCardProps {
  suggestion: string
  address: FieldAddress
}

function FieldSuggestion({ thread, suggestion, address, onAccepted, onUndone }: FieldSuggestionProps) {
  const editor = usePlanEditor()
  const data = usePlan((workbook) => workbook.data)
  const [edited, setEdited] = useState<string | null>(null)
  const current = readCurrentText(data, toProposal(''))
  const isNumber = findShape(address)?.kind === 'number'
  const proposed = isNumber
    ? { text: suggestion, isMerged: false }
    : proposeText(current, thread.place, suggestion)
  const text = edited ?? proposed.text
  const proposal = toProposal(text)
  const isUsable = fitsPlan(data, proposal)
  const isThere = current === text || (isNumber && !isUsable ? false : current === proposed.text)

  function toProposal(words: string): Proposal {
    return { address, change: { kind: 'replace', text: words }, label: thread.name, assumptions: [] }
  }

  function accept() {
    const label = `Suggestion from ${thread.name}`
    editor.edit({ label }, (workbook) => ({
      ...workbook,
      data: applyProposal(workbook.data, proposal, () => ''),
    }))
    showToast({
      title: 'Added to Your Plan',
      description: nameProposal(data, proposal, address[0]),
      action: describeUndo(editor),
    })
    setEdited(null)
    onAccepted()
    watchUndo(editor, address, readAt(data, address), onUndone)
  }

  if (isThere && edited === null) {
    return <p className="mt-2 text-sm text-green">Your plan says what {thread.name} suggested.</p>
  }
  return (
    <div className="mt-3">
      <p className="mono-label text-ink-3">Suggested change</p>
      {edited === null ? (
        <TextDifference segments={diffWords(current, text)} rejected={nothing} />
      ) : (
        <TextArea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for it
          autoFocus
          className="mt-1"
          label="Your text"
          hideLabel
          rows={3}
          defaultValue={edited}
          onInput={(event) => setEdited(event.currentTarget.value)}
        />
      )}
      {proposed.isMerged && (
        <p className="mt-2 rounded-control bg-ochre-wash px-3 py-2 text-sm text-ochre wrap-anywhere">
          You have changed this text since. They suggested “{suggestion}” for “{thread.place.quote}”. Check
          the result, or edit it before you add it.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" disabled={!isUsable} onClick={accept}>
          Add to my plan
        </Button>
        {edited === null ? (
          <Button size="sm" onClick={() => setEdited(proposed.text)}>
            Edit first
          </Button>
        ) : (
          <Button size="sm" onClick={() => setEdited(null)}>
            Cancel
          </Button>
        )}
      </div>
      {!isUsable && (
        <p className="mt-2 text-sm text-ink-3">
          {isNumber ? 'This field takes a number.' : 'Its field is no longer in the plan.'}
        </p>
      )}
    </div>
  )
}
