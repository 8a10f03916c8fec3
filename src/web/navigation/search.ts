import { searchParameters } from '#contract/paths.ts'

/** The query parameters of the current URL, under the names that the screens use. */
export type SearchValues = { readonly [Name in keyof typeof searchParameters]: string | null }

export function readSearch(search: string): SearchValues {
  const given = new URLSearchParams(search)
  const entries = Object.entries(searchParameters).map(([name, parameter]) => [name, given.get(parameter)])
  return Object.fromEntries(entries) as SearchValues
}
