import { type SaveWorkbookRequest, saveWorkbookRequestSchema } from '#contract/workbooks.ts'
import { parseBytes } from '#server/http/parse-body.ts'
import { type Copy, prepareCopy } from './prepare-copy.ts'

/** A save, parsed and repaired, before anything needs the database. */
export interface PreparedSave {
  id: string | undefined
  seenRevision: number
  copy: Copy
}

export function prepareSave(request: SaveWorkbookRequest): PreparedSave {
  return { id: request.id, seenRevision: Number(request.revision), copy: prepareCopy(request) }
}

export function readSave(bytes: Uint8Array): PreparedSave {
  return prepareSave(parseBytes(saveWorkbookRequestSchema, bytes))
}
