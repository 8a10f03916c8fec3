import type { SourceKind } from '#domain/plan/review-data.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** Each source with its figures: the field, with the item's position for its id, and the figure as the field says it. */
export type ExampleSources = readonly {
  readonly kind: SourceKind
  readonly where: string
  readonly when: string
  readonly figures: Readonly<Record<string, string>>
}[]

/** The example with the sources of its key figures. A field that only shows an example text does not need them. */
export function addSources(data: WorkbookData, sources: ExampleSources): WorkbookData {
  const given = sources.flatMap(({ figures, ...source }) =>
    Object.entries(figures).map(([path, figure]) => {
      const field = toAddress(data, path)
      return { ...source, id: `${field}=${figure}`, field, figure }
    }),
  )
  return { ...data, review: { ...data.review, sources: given } }
}

/** 'segments.0.size' with the id of the first segment. */
function toAddress(data: WorkbookData, path: string): string {
  let value: unknown = data
  return path
    .split('.')
    .map((key) => {
      value = Object.entries(value ?? {}).find(([name]) => name === key)?.[1]
      return /^\d+$/.test(key) && hasId(value) ? value.id : key
    })
    .join('.')
}

function hasId(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}
