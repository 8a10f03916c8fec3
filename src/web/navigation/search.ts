import { searchParameters } from '#contract/paths.ts'

/** The query parameters of the current address, each under the name by which the screens know it. */
export type SearchValues = { readonly [Name in keyof typeof searchParameters]: string | null }

export function readSearch(search: string): SearchValues {
  const given = new URLSearchParams(search)
  const entries = Object.entries(searchParameters).map(([name, parameter]) => [name, given.get(parameter)])
  return Object.fromEntries(entries) as SearchValues
}
