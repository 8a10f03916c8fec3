import type { PlanDocument } from '#exports/document/document-model.ts'
import type { DrawPng } from './docx-pictures.ts'

/** An editable Word file. The library is large, so it is loaded with the first export. */
export async function renderDocx(document: PlanDocument, drawPng: DrawPng): Promise<Uint8Array> {
  const { writeDocx } = await import('./write-docx.ts')
  return writeDocx(document, drawPng)
}
