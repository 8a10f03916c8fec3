import { maxTitleLength } from '#contract/request-limits.ts'
import { isJsonEqual } from '#domain/sync/json-values.ts'
import { nameSecondPlan } from '#domain/sync/name-second-plan.ts'
import { joinCounts } from '#domain/sync/save-marks.ts'
import { chooseNewerCopy, includes } from './choose-newer-copy.ts'
import type { GuardedStorage } from './guarded-storage.ts'
import type { SparePlans } from './spare-plans.ts'
import { planKey } from './storage-keys.ts'
import { parseStoredPlan, serializePlan, type StoredPlan } from './stored-plan.ts'

interface Settling {
  storage: GuardedStorage
  spare: SparePlans
  createId: () => string
  nowMs: number
}

/**
 * Leaves one copy of each plan after a crash, or after two tabs wrote one plan in different places without seeing
 * each other. A copy whose words the other lacks becomes a second plan.
 */
export async function reconcileSparePlans({ storage, spare, createId, nowMs }: Settling): Promise<void> {
  for (const [planId, text] of new Map(spare.texts)) {
    const usualText = storage.read(planKey(planId))
    const usual = usualText === null ? null : parseStoredPlan(usualText)
    const inSpare = parseStoredPlan(text)
    if (usual === null || inSpare === null || usual.owner !== inSpare.owner) continue
    if (includes(inSpare, usual)) continue
    if (includes(usual, inSpare)) await spare.write(planId, null)
    else await keepBoth(planId, usual, inSpare)
  }

  async function keepBoth(planId: string, usual: StoredPlan, inSpare: StoredPlan): Promise<void> {
    const isSpareNewer = chooseNewerCopy(usual, inSpare) === inSpare
    const older = isSpareNewer ? usual : inSpare
    const title = nameSecondPlan(older.workbook.title, { maxLength: maxTitleLength, nowMs })
    const second = serializePlan(older.owner, { ...older.workbook, title, revision: '1' }, null)
    const isSame = isSameContent(usual, inSpare)
    if (!isSame && (second === null || !(await spare.write(createId(), second)).ok)) return
    const counts = joinCounts(usual.marks?.counts ?? {}, inSpare.marks?.counts ?? {})
    const newer = serializePlan(inSpare.owner, inSpare.workbook, { counts, settled: [] })
    await spare.write(planId, isSpareNewer ? newer : null)
  }
}

function isSameContent({ workbook: one }: StoredPlan, { workbook: other }: StoredPlan): boolean {
  return isJsonEqual({ ...one, lastSaved: '' }, { ...other, lastSaved: '' })
}
