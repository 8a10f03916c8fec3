import type { ActionCosts } from './action-costs.ts'
import { type ActionName, actionNames } from './traffic.ts'

/** What one person does in an hour of writing: guesses, to be replaced by what /metrics shows of real people. */
const actionsPerActiveHour: Record<ActionName, number> = {
  landing: 1,
  'sign in': 0.5,
  load: 4,
  save: 120,
  suggestions: 60,
}
/** The share of all accounts that write in the busiest minute of the busiest day. */
const activeShare = 0.01
/** The planned use of a core, which leaves room for a burst. */
const utilization = 0.5
/** Per plan: the current copy and the versions that thinning leaves. */
const keptCopies = 25
const plansPerAccount = 1.2
const planBytes = 50_000

export interface Needs {
  users: number
  active: number
  requestsPerSecond: number
  appCores: number
  databaseCores: number
  storageGb: number
}

export function findNeeds(users: number, costs: ActionCosts): Needs {
  const active = users * activeShare
  const sum = (cost: (name: ActionName) => number) =>
    actionNames.reduce((total, name) => total + actionsPerActiveHour[name] * cost(name), 0)
  const coresFor = (cpuMsAnHour: number) => (active * cpuMsAnHour) / 3_600_000 / utilization
  return {
    users,
    active,
    requestsPerSecond: (active * sum(() => 1)) / 3600,
    appCores: coresFor(sum((name) => costs[name].appCpuMs)),
    databaseCores: coresFor(sum((name) => costs[name].databaseCpuMs)),
    storageGb: (users * plansPerAccount * planBytes * keptCopies) / 1e9,
  }
}

export const assumptions =
  `Assumed: ${activeShare * 100} % of accounts write at the busiest moment, each with ` +
  actionNames.map((name) => `${actionsPerActiveHour[name]} × ${name}`).join(', ') +
  ` an hour; cores ${utilization * 100} % used; ${plansPerAccount} plans of ${planBytes / 1000} KB an account, ` +
  `${keptCopies} copies of each kept.`
