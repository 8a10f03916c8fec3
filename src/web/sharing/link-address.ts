import type { reviewerPath } from '#contract/paths.ts'

// Written out, because what this part imports of that file would be loaded with every screen.
const path: typeof reviewerPath = '/review/:id'

export interface LinkParts {
  id: string
  secret: string
}

/** What the owner sends to the reader. The secret stands in the fragment, which browsers send to no server. */
export function buildLinkAddress(origin: string, { id, secret }: LinkParts): string {
  return `${origin}${path.replace(':id', id)}#${secret}`
}

/** The parts of a link that was pasted. Null when it is something else or was copied in part. */
export function parseLinkAddress(text: string): LinkParts | null {
  const [, id, secret] = /\/review\/([\w-]{22})\/?#([\w-]{43})$/.exec(text.trim()) ?? []
  return id === undefined || secret === undefined ? null : { id, secret }
}
