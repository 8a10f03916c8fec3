import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { isBlank, listWords, sampleItems } from './texts.ts'

export interface OperationsFacts {
  /** Processes that name neither a team member nor a role. */
  ownerless: readonly string[]
}

const ownerPattern =
  /\b(?:owner|founder|manager|lead|barista|baristas|chef|cook|staff|team|driver|technician|developer|designer|assistant|bookkeeper|accountant|supervisor|head|director|roaster|baker|stylist|consultant|clerk|he|she|we|i)\b|\bby (?:the |our |an? )?[a-zà-ÿ]{3}/i
const nameLength = 60
const processLength = 300

export function readOperations(data: WorkbookData): OperationsFacts {
  const { founders, keyHires } = data.teamStructure
  const people = new Set([
    ...sampleItems(founders).flatMap(({ name, role }) =>
      listWords(`${name.slice(0, nameLength)} ${cutTitle(role)}`),
    ),
    ...sampleItems(keyHires).flatMap(({ role }) => listWords(cutTitle(role))),
  ])
  const ownerless = sampleItems(data.operationsPlan.keyProcesses).filter((process) => {
    const text = process.slice(0, processLength)
    if (isBlank(text) || ownerPattern.test(text)) return false
    return !listWords(text).some((word) => word.length > 2 && people.has(word))
  })
  return { ownerless }
}

/** 'Head roaster' out of 'Head roaster, full-time: coffee, purchasing'. What follows is the work, not the person. */
function cutTitle(role: string): string {
  return role.slice(0, nameLength).split(/[,:;(–]/u, 1)[0] ?? ''
}
