import type { Workbook } from '#domain/plan/restore.ts'
import { addSave, joinCounts, type SaveMarks } from '#domain/sync/save-marks.ts'
import { chooseNewerCopy, includes } from './choose-newer-copy.ts'
import type { GuardedStorage, WriteResult } from './guarded-storage.ts'
import { reconcileSparePlans } from './reconcile-spare-plans.ts'
import { openSparePlans, type SpareResult, type SpareSurroundings } from './spare-plans.ts'
import { parsePlanAt, serializePlan, type StoredPlan } from './stored-plan.ts'

/** The spare storage for plans, used when localStorage refuses one. Most browsers never load it. */
export interface SpareStorage {
  listIds: () => Iterable<string>
  find: (planId: string) => StoredPlan | null
  findText: (planId: string) => string | undefined
  /** The newer of the plan's copies in both places. */
  choose: (planId: string) => StoredPlan | null
  /** Marks for a copy that includes both places and one more save. */
  createMarks: (planId: string) => SaveMarks
  write: (planId: string, owner: string | null, workbook: Workbook, marks?: SaveMarks) => Promise<SpareResult>
  writeText: (planId: string, text: string) => Promise<SpareResult>
  remove: (planId: string) => void
  /** Moves plans to the usual place, as far as there is room. */
  moveBack: () => void
  /** Leaves one copy of each plan after a crash, in the usual place if there is room. */
  settle: () => Promise<void>
  finish: () => Promise<unknown>
}

/** What the plan store lends to its spare storage. */
export interface UsualPlace {
  storage: GuardedStorage
  createId: () => string
  nowMs: () => number
  find: (planId: string) => StoredPlan | null
  /** Fails when it would destroy another account's plan or an unreadable text. */
  put: (planId: string, owner: string | null, workbook: Workbook, marks: SaveMarks | null) => WriteResult
  onChange: (planId: string) => void
}

export async function openSpareStorage(
  usual: UsualPlace,
  surroundings: Pick<SpareSurroundings, 'events' | 'open'>,
): Promise<SpareStorage> {
  const { storage, createId, nowMs, onChange } = usual
  const spare = await openSparePlans({ ...surroundings, storage, onChange })

  function find(planId: string): StoredPlan | null {
    const text = spare.texts.get(planId)
    return text === undefined ? null : parsePlanAt(storage, `spare ${planId}`, text)
  }

  function createMarks(planId: string): SaveMarks {
    const [here = {}, there = {}] = [usual.find(planId), find(planId)].map((copy) => copy?.marks?.counts)
    return { counts: addSave(joinCounts(here, there), createId()), settled: [] }
  }

  function moveBack(): void {
    for (const planId of new Set(spare.texts.keys())) {
      const [here, there] = [usual.find(planId), find(planId)]
      if (!there || (here && !includes(there, here))) continue
      usual.put(planId, there.owner, there.workbook, there.marks)
    }
  }

  return {
    listIds: () => spare.texts.keys(),
    find,
    findText: (planId) => spare.texts.get(planId),
    choose: (planId) => chooseNewerCopy(usual.find(planId), find(planId)),
    createMarks,
    write: async (planId, owner, workbook, marks = createMarks(planId)) => {
      const lastSaved = new Date(nowMs()).toISOString()
      const text = serializePlan(owner, { ...workbook, lastSaved }, marks)
      return text === null ? { ok: false, reason: 'blocked' } : spare.write(planId, text)
    },
    writeText: spare.write,
    remove: spare.remove,
    moveBack,
    settle: async () => {
      await reconcileSparePlans({ storage, spare, createId, nowMs: nowMs() })
      moveBack()
    },
    finish: spare.finish,
  }
}
