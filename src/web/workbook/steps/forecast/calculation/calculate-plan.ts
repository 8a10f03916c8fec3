import { computeForecast, type Forecast } from '#domain/forecast/compute-forecast.ts'
import {
  findMissingInputs,
  type MissingInput,
  nameMissingInputs,
} from '#domain/forecast/figures/find-missing-inputs.ts'
import { type ChangedFigures, compareEditions } from '#domain/forecast/figures/former-figures.ts'
import { readPledges } from '#domain/forecast/figures/collateral.ts'
import { readBudgets, readOwnersShare } from '#domain/forecast/figures/global-cash-flow.ts'
import type { ForecastNote } from '#domain/forecast/inputs/notes.ts'
import { computeKeyFigures, type KeyFigures } from '#domain/forecast/figures/key-figures.ts'
import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import { hasForecast } from '#domain/forecast/inputs/has-forecast.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { currentEdition } from '#domain/plan/forecast-data.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { collectNotes } from './field-notes.ts'

/** What the open plan's numbers add up to. It is the same object until one of them changes. */
export interface PlanForecast {
  readonly inputs: ForecastInputs
  readonly forecast: Forecast
  readonly figures: KeyFigures
  /** The plan has no sale, person or cost yet. */
  readonly isEmpty: boolean
  /** What it needs before its figures say anything. */
  readonly missing: readonly MissingInput[]
  /** The same in few words, or nothing. */
  readonly missingNote: string
  /** What the rules of this edition changed, until the person has seen it. */
  readonly changed: ChangedFigures | null
  /** What to say at a field, by its written address. */
  readonly notes: ReadonlyMap<string, string>
}

/** Load this module when a part of the forecast is open: it includes the whole engine. */
export function calculatePlan(data: WorkbookData): PlanForecast {
  const inputs = readForecastInputs(data)
  const forecast = computeForecast(inputs)
  const figures = computeKeyFigures(forecast)
  const missing = findMissingInputs(forecast)
  const isSeen = data.financialProjections.forecast.edition >= currentEdition
  return {
    inputs,
    forecast,
    figures,
    isEmpty: !hasForecast(data),
    missing,
    missingNote: nameMissingInputs(missing),
    changed: isSeen || missing.length > 0 ? null : compareEditions(inputs, forecast, figures),
    notes: collectNotes([...forecast.notes, ...readLenderNotes(data)]),
  }
}

/** What only lenders ask for is no part of the engine's inputs. */
function readLenderNotes({ financialProjections: { funding, personal } }: WorkbookData): ForecastNote[] {
  const notes: ForecastNote[] = []
  readPledges(funding.pledges, 'funding', notes)
  readPledges(personal.pledges, 'personal', notes)
  readBudgets(personal, notes)
  readOwnersShare(personal, notes)
  return notes
}
