import { useState } from 'react'
import { useStore } from 'zustand'
import type { Proposal } from '#advisor/advice/advice.ts'
import { composeText, diffWords } from '#advisor/advice/diff-words.ts'
import { nameProposal } from '#advisor/advice/name-proposal.ts'
import { applyProposal, fitsPlan, readCurrentText } from '#advisor/advice/proposals.ts'
import { markSuggested } from '#advisor/review/mark-suggested.ts'
import type { WireProposal } from '#contract/assistant.ts'
import { parseWireProposal } from '#contract/wire-advice.ts'
import type { AddressPath, FieldAddress } from '#domain/plan/address/field-address.ts'
import { readField } from '#domain/plan/address/field-values.ts'
import { findItemField, isFieldAddress } from '#domain/plan/address/find-shape.ts'
import { findFieldCopy } from '#domain/plan/fields/field-catalog.ts'
import { createId } from '#domain/plan/ids.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextDifference } from '#web/ui/display/text-difference.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import type { AdvisorProps } from '#web/workbook-to-advisor/advisor-props.ts'
import { UnknownProposal } from './unknown-proposal.tsx'

interface ProposalCardProps extends Pick<AdvisorProps, 'plan' | 'step' | 'onEdit' | 'onGoToField'> {
  proposal: WireProposal
  /** Called when it was accepted or declined. */
  onSettled: () => void
}

/** Proposed text for the plan, next to the current text. The person accepts all of it, parts of it, or nothing. */
export function ProposalCard({ proposal: received, ...others }: ProposalCardProps) {
  const proposal = parseWireProposal(received)
  if (!proposal) return <UnknownProposal label={received.label} onSettled={others.onSettled} />
  return <KnownProposal proposal={proposal} {...others} />
}

interface KnownProposalProps extends Omit<ProposalCardProps, 'proposal'> {
  proposal: Proposal
}

function KnownProposal({ proposal, plan, step, onEdit, onGoToField, onSettled }: KnownProposalProps) {
  const data = useStore(plan, ({ workbook }) => workbook.data)
  const [rejected, setRejected] = useState<ReadonlySet<number>>(new Set())
  const parts = listParts(proposal, readCurrentText(data, proposal))
  const taken = new Set(parts.map(({ index }) => index).filter((index) => !rejected.has(index)))
  const isUsable = fitsPlan(data, proposal)
  const heading = nameProposal(data, proposal, step.key)
  const isLabelNews = proposal.label !== nameProposal(data, proposal, proposal.address[0])

  function toggle(index: number) {
    const next = new Set(rejected)
    if (!next.delete(index)) next.add(index)
    setRejected(next)
  }

  function accept() {
    const chosen = takeParts(proposal, readCurrentText(plan.getState().workbook.data, proposal), taken)
    const id = createId((length) => crypto.getRandomValues(new Uint8Array(length)))
    const where = findLanding(plan.getState().workbook.data, chosen, id)
    onEdit(heading, (current) =>
      listLanded(where, chosen).reduce(
        (marked, [address, text]) => markSuggested(marked, address, text),
        applyProposal(current, chosen, () => id),
      ),
    )
    onSettled()
    onGoToField(where)
  }

  return (
    <Card padding="sm" edge="ochre">
      <p className="mono-label text-ink-3">PROPOSED TEXT</p>
      <p className="mt-1 text-[0.9375rem] font-semibold wrap-anywhere">{heading}</p>
      {isLabelNews && <p className="text-sm text-ink-3 wrap-anywhere">{proposal.label}</p>}
      {proposal.change.kind === 'replace' && (
        <TextDifference
          segments={diffWords(readCurrentText(data, proposal), proposal.change.text)}
          rejected={rejected}
        />
      )}
      {proposal.change.kind === 'add-text' && (
        <p className="mt-2 rounded-control bg-green-wash px-3 py-2 text-sm">{proposal.change.text}</p>
      )}
      {(parts.length > 1 || proposal.change.kind === 'add-item') && (
        <fieldset className="mt-2 grid gap-2">
          <legend className="text-sm text-ink-3">Use these parts</legend>
          {parts.map(({ index, label }) => (
            <Checkbox
              key={index}
              label={<span className="text-sm wrap-anywhere">{label}</span>}
              checked={!rejected.has(index)}
              onChange={() => toggle(index)}
            />
          ))}
        </fieldset>
      )}
      {proposal.assumptions.length > 0 && (
        <div className="mt-3 rounded-control bg-ochre-wash px-3 py-2 text-sm text-ochre">
          <p className="font-semibold">Assumptions to check</p>
          <ul className="list-disc pl-4.5">
            {proposal.assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" disabled={!isUsable || taken.size === 0} onClick={accept}>
          Add to my plan
        </Button>
        <Button size="sm" onClick={onSettled}>
          Not this one
        </Button>
      </div>
      {!isUsable && <p className="mt-2 text-sm text-ink-3">Its field is no longer in the plan.</p>}
    </Card>
  )
}

/** The place of the text once it is accepted: its field, or the new line or item at the end of its list. */
function findLanding(data: WorkbookData, { address, change }: Proposal, id: string): FieldAddress {
  if (change.kind === 'replace') return address
  const list = readField(data, address)
  const added = change.kind === 'add-item' ? { id } : Array.isArray(list) ? list.length : 0
  const landing: AddressPath = [...address, added]
  return isFieldAddress(landing) ? landing : address
}

/** Each text of the proposal with its field, so that its figures can be marked as an AI’s. */
function listLanded(where: FieldAddress, { change }: Proposal): [FieldAddress, string][] {
  if (change.kind !== 'add-item') return [[where, change.text]]
  return Object.entries(change.parts).flatMap(([part, text]): [FieldAddress, string][] => {
    const field: AddressPath = [...where, part]
    return isFieldAddress(field) ? [[field, text]] : []
  })
}

/** The parts that can be accepted or declined separately: each change of a text, each part of a new item. */
function listParts(proposal: Proposal, current: string): { index: number; label: string }[] {
  const { address, change } = proposal
  if (change.kind === 'add-text') return [{ index: 0, label: change.text }]
  if (change.kind === 'add-item') {
    return Object.entries(change.parts).map(([part, text], index) => {
      const field = findItemField(address, part)
      return { index, label: `${(field && findFieldCopy(field)?.label) ?? part}: ${text}` }
    })
  }
  return diffWords(current, change.text).flatMap((segment, index) =>
    segment.kind === 'change' ? [{ index, label: describeChange(segment) }] : [],
  )
}

function describeChange({ before, after }: { before: string; after: string }): string {
  if (before.trim() === '') return `Add “${after.trim()}”`
  return after.trim() === '' ? `Remove “${before.trim()}”` : `“${before.trim()}” becomes “${after.trim()}”`
}

function takeParts(proposal: Proposal, current: string, taken: ReadonlySet<number>): Proposal {
  const { change } = proposal
  if (change.kind === 'add-text') return proposal
  if (change.kind === 'replace') {
    return { ...proposal, change: { ...change, text: composeText(diffWords(current, change.text), taken) } }
  }
  const parts = Object.fromEntries(Object.entries(change.parts).filter((_, index) => taken.has(index)))
  return { ...proposal, change: { ...change, parts } }
}
