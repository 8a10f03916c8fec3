import { deriveIdsIn } from './ids.ts'
import {
  isRecord,
  type Lenient,
  type OutputOf,
  repaired,
  section,
  text,
  toNumber,
  type ValueShape,
} from './lenient-schema.ts'
import { stepCount } from './steps.ts'
import { type WorkbookData, workbookDataSchema } from './workbook-data.ts'

/** The title of a copy that has none. */
const untitled = 'Business Plan'
const defaultTemplateId = 'saas'
const firstRevision = '1'

const workbookSchema = section({
  data: repaired(restoreWorkbookData, () => restoreWorkbookData({})),
  currentStep: repaired(clampStep, () => 1),
  completedSteps: repaired(restoreSteps, () => []),
  title: repaired(
    (value) => (typeof value === 'string' && value.trim() !== '' ? value : untitled),
    () => untitled,
  ),
  template: repaired(
    (value) => (typeof value === 'string' && value !== '' ? value : defaultTemplateId),
    () => defaultTemplateId,
  ),
  revision: repaired(restoreRevision, () => firstRevision),
  lastSaved: text(),
})

/** A whole workbook as a browser keeps it. `lastSaved` is an ISO time, or empty when never saved. */
export type Workbook = OutputOf<typeof workbookSchema>

/**
 * Turns anything ever stored, imported or sent into a valid workbook. Fields are repaired one by one,
 * unknown ones are kept, and it never throws, because every readable part of a person's plan matters.
 */
export function restoreWorkbook(stored: unknown): Workbook {
  const wrapped = isBareData(stored) ? { data: stored } : stored
  return parseOrElse(workbookSchema, wrapped)
}

export function restoreWorkbookData(stored: unknown): WorkbookData {
  return repairReferences(parseOrElse(workbookDataSchema, stored))
}

/** The schemas accept any JSON value. Only a hostile object (a getter that throws) gets here. */
function parseOrElse<Output>(schema: Lenient<Output>, value: unknown): Output {
  try {
    return schema.parse(value)
  } catch {
    return schema.parse({})
  }
}

/** The oldest copies hold only the sections. */
function isBareData(stored: unknown): boolean {
  return isRecord(stored) && stored['data'] === undefined && isRecord(stored['businessIdea'])
}

function repairReferences(data: WorkbookData): WorkbookData {
  const whole = repairIds(data)
  const { customerPersonas } = whole
  const isKnown = customerPersonas.personas.some(({ id }) => id === customerPersonas.primaryPersona)
  const primaryPersona = isKnown ? customerPersonas.primaryPersona : ''
  return { ...whole, customerPersonas: { ...customerPersonas, primaryPersona } }
}

/**
 * Screens, merging and links find an item by its id, so each item in a list needs a unique one. Lists of newer versions,
 * which have no shape, are repaired if they are a section's own.
 */
function repairIds(data: WorkbookData): WorkbookData {
  return repairWithin(data, workbookDataSchema.shape, []) as WorkbookData
}

function repairWithin(value: unknown, shape: ValueShape | undefined, path: readonly string[]): unknown {
  if (Array.isArray(value)) return path.length > 1 ? withIds(value, path.join('.')) : value
  if (!isRecord(value) || shape?.kind !== 'fields') return value
  const changes = Object.entries(value).flatMap(([key, below]) => {
    const repaired = repairWithin(below, shape.fields[key], [...path, key])
    return repaired === below ? [] : [[key, repaired] as const]
  })
  return changes.length === 0 ? value : { ...value, ...Object.fromEntries(changes) }
}

function withIds(value: readonly unknown[], place: string): readonly unknown[] {
  if (!value.every((entry) => isRecord(entry) && typeof entry['id'] === 'string')) return value
  const items = value as { id: string }[]
  const seen = new Set<string>()
  const needsRepair = items.some(({ id }) => id === '' || seen.size === seen.add(id).size)
  if (!needsRepair) return value

  const deriveFrom = deriveIdsIn(`${place}.`)
  const taken = new Set(items.map(({ id }) => id))
  const given = new Set<string>()
  return items.map((entry, index) => {
    if (entry.id !== '' && !given.has(entry.id)) {
      given.add(entry.id)
      return entry
    }
    let id = deriveFrom(String(index))
    for (let attempt = 1; taken.has(id); attempt += 1) id = deriveFrom(`${index}.${attempt}`)
    taken.add(id)
    given.add(id)
    return { ...entry, id }
  })
}

function clampStep(value: unknown): number {
  return Math.min(stepCount, Math.max(1, Math.trunc(toNumber(value)) || 1))
}

function restoreSteps(value: unknown): number[] {
  if (!Array.isArray(value)) return []
  const steps = value.map(toNumber).filter((step) => Number.isInteger(step) && step >= 1 && step <= stepCount)
  return [...new Set(steps)].sort((a, b) => a - b)
}

/** Revisions are integers sent as text, so that no reader treats one as a time or loses a digit. */
function restoreRevision(value: unknown): string {
  const revision = toNumber(value)
  return Number.isSafeInteger(revision) && revision >= 1 ? String(revision) : firstRevision
}
