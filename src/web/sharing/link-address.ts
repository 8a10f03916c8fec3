import { buildReviewerPath } from '#contract/paths.ts'

export interface LinkParts {
  id: string
  secret: string
}

/** What the owner sends to the reader. The secret stands in the fragment, which browsers send to no server. */
export function buildLinkAddress(origin: string, { id, secret }: LinkParts): string {
  return `${origin}${buildReviewerPath(id)}#${secret}`
}

/** The parts of a link that was pasted. Null when it is something else or was copied in part. */
export function parseLinkAddress(text: string): LinkParts | null {
  const [, id, secret] = /\/review\/([\w-]{22})\/?#([\w-]{43})$/.exec(text.trim()) ?? []
  return id === undefined || secret === undefined ? null : { id, secret }
}
