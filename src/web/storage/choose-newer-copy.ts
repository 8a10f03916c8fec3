import { holdsSaves } from '#domain/sync/save-marks.ts'
import type { StoredPlan } from './stored-plan.ts'

/** The newer of a plan's two copies: the one that includes the other's saves, otherwise the one saved last. */
export function chooseNewerCopy(usual: StoredPlan | null, inSpare: StoredPlan | null): StoredPlan | null {
  if (usual === null || inSpare === null) return usual ?? inSpare
  const [inUsual, isIn] = [includes(usual, inSpare), includes(inSpare, usual)]
  if (inUsual !== isIn) return inUsual ? usual : inSpare
  return inSpare.workbook.lastSaved > usual.workbook.lastSaved ? inSpare : usual
}

export function includes(one: StoredPlan, other: StoredPlan): boolean {
  return holdsSaves(one.marks?.counts ?? {}, other.marks?.counts ?? {})
}
