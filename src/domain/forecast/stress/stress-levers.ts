import { asPlanned, type LeverName, type Levers } from '#domain/forecast/engine/levers.ts'

/** A way in which things go worse, turned from 0 in equal steps until something fails. */
export interface StressLever {
  readonly name: LeverName
  readonly unit: 'percent' | 'points' | 'months'
  /** The furthest it is tested. */
  readonly most: number
  readonly steps: number
  readonly turn: (by: number) => Levers
}

const steps = 40

const lower = (name: 'volume' | 'price'): StressLever => ({
  name,
  unit: 'percent',
  most: 100,
  steps,
  turn: (by) => ({ ...asPlanned, [name]: 1 - by / 100 }),
})

const higher = (name: 'directCost' | 'pay' | 'runningCosts'): StressLever => ({
  name,
  unit: 'percent',
  most: 200,
  steps,
  turn: (by) => ({ ...asPlanned, [name]: 1 + by / 100 }),
})

export const stressLevers: readonly StressLever[] = [
  lower('volume'),
  lower('price'),
  higher('directCost'),
  higher('pay'),
  higher('runningCosts'),
  {
    name: 'interestPoints',
    unit: 'points',
    most: 20,
    steps,
    turn: (by) => ({ ...asPlanned, interestPoints: by / 100 }),
  },
  {
    name: 'monthsLater',
    unit: 'months',
    most: 24,
    steps: 24,
    turn: (by) => ({ ...asPlanned, monthsLater: by }),
  },
]
