/** One part of a way into a plan: an object's key, an item of a list by its id, or a text's place in its list. */
export type PathSegment = string | { readonly id: string } | number

/** Starts at the workbook: ['title'], ['data', 'customerPersonas', 'personas', { id }, 'goals']. */
export type FieldPath = readonly PathSegment[]
