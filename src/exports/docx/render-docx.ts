import type { PlanDocument } from '#exports/document/document-model.ts'

/** A Word file that can be edited on. Its library is large, so it is loaded with the first one. */
export async function renderDocx(document: PlanDocument): Promise<Uint8Array> {
  const { writeDocx } = await import('./write-docx.ts')
  return writeDocx(document)
}
