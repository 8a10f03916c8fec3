import { readDatabaseFigures, readProcess } from './server-figures.ts'
import type { RunningServer } from './processes.ts'
import { type ActionName, actionNames, type Traffic } from './traffic.ts'

export interface ActionCost {
  appCpuMs: number
  databaseCpuMs: number
  databaseBytes: number
}

export type ActionCosts = Record<ActionName, ActionCost>

/** The cost of one action of each kind, measured by repeating it many times with no other load. */
export async function measureCosts(
  server: RunningServer,
  traffic: Traffic,
  times: number,
): Promise<ActionCosts> {
  const costs = {} as ActionCosts
  for (const name of actionNames) {
    const before = await readAll(server)
    for (let round = 0; round < times; round += 1) await traffic.act(name)
    const after = await readAll(server)
    const each = (total: number) => Math.max(0, total) / times
    costs[name] = {
      appCpuMs: each((after.process.cpuSeconds - before.process.cpuSeconds) * 1000),
      databaseCpuMs: each((after.database.cpuSeconds - before.database.cpuSeconds) * 1000),
      databaseBytes: each(after.database.bytes - before.database.bytes),
    }
  }
  return costs
}

async function readAll(server: RunningServer) {
  return { database: await readDatabaseFigures(server), process: await readProcess(server) }
}
