import * as z from 'zod/mini'
import type { Level } from '#domain/plan/workbook-data.ts'
import { papers, type PlanDocument } from '#exports/document/document-model.ts'
import { palette } from '#exports/document/palette.ts'
import { readJpeg } from '#exports/document/read-jpeg.ts'
import { type OpenedCopy, sharedCopyFormat, sharedReaders } from './shared-copy.ts'

/**
 * A copy comes from another person's browser. Every word of it is shown as text. All else that reaches the page is one
 * of a few known values, so nothing in a copy can become markup, a style or an address.
 */

const text = z.string()
const index = z.int().check(z.minimum(0))
const length = z.number().check(z.minimum(-100_000), z.maximum(100_000))
/** Not the plan's own list, which would bring the plan's schema to the reader's page. */
const level = z.enum(['low', 'medium', 'high'] satisfies Level[])
const color = z.enum(Object.keys(palette) as (keyof typeof palette)[])
const columns = z.array(
  z.object({
    title: text,
    align: z.enum(['left', 'right']),
    share: z.number().check(z.minimum(0), z.maximum(1)),
  }),
)

const shapeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('path'),
    path: text.check(z.regex(/^[MLAZ\d\s.-]*$/)),
    fill: z.optional(color),
    stroke: z.optional(z.object({ color, width: length, dash: z.optional(z.array(length)) })),
  }),
  z.object({
    kind: z.literal('text'),
    text,
    x: length,
    y: length,
    anchor: z.enum(['start', 'middle', 'end']),
    color,
    size: length,
    isStrong: z.boolean(),
  }),
])

const blockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.literal([2, 3]), text }),
  z.object({ type: z.literal('paragraph'), text }),
  z.object({ type: z.literal('list'), items: z.array(text) }),
  z.object({ type: z.literal('facts'), facts: z.array(z.object({ label: text, value: text })) }),
  z.object({
    type: z.literal('table'),
    caption: text,
    columns,
    rows: z.array(z.array(text)),
    rowKinds: z.optional(z.array(z.enum(['line', 'detail', 'total', 'group']))),
    isWide: z.optional(z.boolean()),
  }),
  z.object({
    type: z.literal('figures'),
    figures: z.array(
      z.object({ label: text, value: text, isHealthy: z.boolean(), isDoubted: z.optional(z.boolean()) }),
    ),
  }),
  z.object({
    type: z.literal('risk-matrix'),
    cells: z.array(
      z.array(
        z.object({
          impact: level,
          probability: level,
          priority: z.enum(['Critical', 'High Priority', 'Medium Priority', 'Low Priority']),
          numbers: z.array(index),
        }),
      ),
    ),
    description: text,
  }),
  z.object({
    type: z.literal('chart'),
    title: text,
    description: text,
    drawing: z.object({ width: length, height: length, shapes: z.array(shapeSchema) }),
  }),
  z.object({ type: z.literal('writing-lines'), count: index.check(z.maximum(100)) }),
])

const documentSchema = z.object({
  title: text,
  subtitle: text,
  date: text,
  cover: z.object({
    business: text,
    owners: text,
    contact: z.array(text),
    address: text,
    logo: z.nullable(
      z.object({ url: text.check(z.regex(/^data:image\/jpeg;base64,[A-Za-z\d+/]+={0,2}$/)), alt: text }),
    ),
  }),
  paper: z.enum(papers),
  isOnePage: z.boolean(),
  sections: z.array(
    z.object({
      id: text.check(z.maxLength(100), z.regex(/^[a-z][a-z\d-]*$/)),
      number: z.nullable(index),
      title: text,
      blocks: z.array(blockSchema),
    }),
  ),
})

const copySchema = z.object({
  format: z.literal(sharedCopyFormat),
  document: documentSchema,
  review: z.nullable(documentSchema),
  sender: text.check(z.maxLength(200)),
  sentAt: z.iso.datetime(),
  reader: z.enum(sharedReaders),
  places: z.record(text.check(z.regex(/^\d+(?:\.\d+){1,3}$/)), text.check(z.maxLength(300))),
})

/** 'too-new' for a copy of a later version of the product, and null for anything that is not a copy. */
export function parseSharedCopy(value: unknown): OpenedCopy | 'too-new' | null {
  const format = z.object({ format: z.int() }).safeParse(value).data?.format
  if (format !== undefined && format > sharedCopyFormat) return 'too-new'
  const copy = copySchema.safeParse(value).data
  if (!copy) return null
  return { ...copy, document: openDocument(copy.document), review: copy.review && openDocument(copy.review) }
}

/** The logo's bytes and size are read from the picture itself. */
function openDocument({ cover, ...document }: z.output<typeof documentSchema>): PlanDocument {
  const jpeg = cover.logo && readJpeg(cover.logo.url)
  const logo = cover.logo && jpeg && { ...cover.logo, ...jpeg, jpeg: jpeg.bytes }
  // An optional field is absent in JSON and never undefined, which the schema's type cannot say.
  return { ...document, cover: { ...cover, logo } } as PlanDocument
}
