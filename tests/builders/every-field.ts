import type { AddressPath } from '#domain/plan/address/field-address.ts'
import type { ValueShape } from '#domain/plan/lenient-schema.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { type WorkbookData, workbookDataSchema } from '#domain/plan/workbook-data.ts'

const onlyId = 'only'

/** A plan with one entry in each list, so that every field there is can be written. Made from the schema. */
export const planWithEveryField: WorkbookData = restoreWorkbookData(makeEmpty(workbookDataSchema.shape))

interface Field {
  readonly path: AddressPath
  readonly shape: ValueShape
}

/** Every value that a person can write. */
export const everyField: readonly Field[] = listFields({ path: [], shape: workbookDataSchema.shape })

/** A value that no other field has, as far as its kind allows. */
export function makeFieldValue(shape: ValueShape, index: number): unknown {
  if (shape.kind === 'number') return 1000 + index
  if (shape.kind === 'flag') return true
  if (shape.kind === 'choice') return shape.options.at(-1)
  if (shape.kind === 'reference') return onlyId
  return shape.kind === 'picture' ? 'data:image/jpeg;base64,/9j/4A==' : `words of field ${index}`
}

function makeEmpty(shape: ValueShape): unknown {
  if (shape.kind === 'fields') {
    return Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, makeEmpty(field)]))
  }
  if (shape.kind === 'items') return [{ id: onlyId, ...(makeEmpty(shape.entry) as object) }]
  if (shape.kind === 'lines') return [shape.entry.kind === 'number' ? null : '']
  return undefined
}

function listFields({ path, shape }: Field): Field[] {
  if (shape.kind === 'fields') {
    return Object.entries(shape.fields).flatMap(([key, field]) =>
      listFields({ path: [...path, key], shape: field }),
    )
  }
  if (shape.kind === 'items') return listFields({ path: [...path, { id: onlyId }], shape: shape.entry })
  return shape.kind === 'lines' ? listFields({ path: [...path, 0], shape: shape.entry }) : [{ path, shape }]
}
