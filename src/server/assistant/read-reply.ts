import * as z from 'zod/mini'
import { proposalSchema } from '#contract/assistant.ts'
import { parseWireProposal } from '#contract/wire-advice.ts'
import type { Proposal } from '#advisor/advice/advice.ts'

export const proposalsStart = '<proposals>'
export const proposalsEnd = '</proposals>'

const maxProposals = 8

/**
 * A model names a place flat, along with the rest. The contract keeps the place separate, with a label that never
 * comes from the model.
 */
const writtenSchema = z.array(
  z.object({
    section: z.string(),
    field: z.string(),
    itemId: z.optional(z.string()),
    part: z.optional(z.string()),
    change: z.unknown(),
    assumptions: z.catch(z.array(z.string()), []),
  }),
)

export interface ReplyReader {
  /** Takes the next piece and returns the part that may be shown. */
  read: (piece: string) => string
  /** After the last piece, returns the text still to show, all the text shown, and the proposals. */
  end: () => { rest: string; text: string; proposals: Proposal[] }
}

/** Separates the text for the person from the proposals after it, while both are still being written. */
export function createReplyReader(): ReplyReader {
  let whole = ''
  let shown = 0

  function show(until: number): string {
    const text = whole.slice(shown, until)
    shown = Math.max(shown, until)
    return text
  }

  return {
    read: (piece) => {
      whole += piece
      const start = whole.indexOf(proposalsStart)
      return show(start >= 0 ? start : whole.length - countBegun(whole))
    },
    end: () => {
      const start = whole.indexOf(proposalsStart)
      const rest = show(start >= 0 ? start : whole.length)
      const text = whole.slice(0, shown).trimEnd()
      return { rest, text, proposals: start < 0 ? [] : parseProposals(whole.slice(start)) }
    },
  }
}

/** How many of the last characters may be the start of the marker. */
function countBegun(text: string): number {
  for (let length = Math.min(proposalsStart.length - 1, text.length); length > 0; length -= 1) {
    if (proposalsStart.startsWith(text.slice(text.length - length))) return length
  }
  return 0
}

/** Malformed proposals are left out, because the text above them is still useful. */
function parseProposals(marked: string): Proposal[] {
  const end = marked.indexOf(proposalsEnd)
  const json = marked.slice(proposalsStart.length, end < 0 ? undefined : end)
  const written = writtenSchema.safeParse(parseJson(json))
  if (!written.success) return []
  return written.data.slice(0, maxProposals).flatMap(({ section, field, itemId, part, ...others }) => {
    const place = { section, field, itemId, part }
    const proposal = z.safeParse(proposalSchema, { ...others, place, label: '' })
    return (proposal.success && parseWireProposal(proposal.data)) || []
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(/^\s*```(?:json)?|```\s*$/g, ''))
  } catch {
    return null
  }
}
