import * as z from 'zod/mini'

interface RequestFault {
  /** The first fault, in words for a person. */
  message: string
  /** The first fault of each field, by its name. A nested field is 'outer.inner'. */
  fields: Record<string, string>
}

type ParsedRequest<Value> = { ok: true; value: Value } | ({ ok: false } & RequestFault)

export function parseRequest<Schema extends z.core.$ZodType>(
  schema: Schema,
  body: unknown,
): ParsedRequest<z.output<Schema>> {
  const parsed = z.safeParse(schema, body)
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, ...describeIssues(parsed.error) }
}

export function describeIssues(error: z.core.$ZodError): RequestFault {
  const fields: Record<string, string> = {}
  const faults = error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }))
  for (const { field, message } of faults) {
    if (field !== '') fields[field] ??= message
  }
  const [first] = faults
  // The only fault without a field is a body that is not an object.
  return { message: first?.field ? first.message : 'The request must be a JSON object.', fields }
}
