import type { WrittenText } from '#domain/plan/address/walk-texts.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'
import { type KindFacts, readKind } from './business-kind.ts'
import type { PlanClaim } from './claims/claim.ts'
import { readPlanClaims } from './claims/plan-claims.ts'
import { type MarketFacts, readMarket } from './market-facts.ts'
import { type MarketingFacts, readMarketing } from './marketing-facts.ts'
import { type MoneyFacts, readMoney } from './money-facts.ts'
import { type MoneyWords, moneyWordsIn } from './money-words.ts'
import { type OperationsFacts, readOperations } from './operations-facts.ts'
import { readCurrency } from './plan-currency.ts'
import { listWrittenTexts } from './claims/section-texts.ts'
import { readTeam, type TeamFacts } from './team-facts.ts'
import { readTimeline, type TimelineFacts } from './timeline-facts.ts'

/** A plan and what can be read from it. Each part is read when it is first needed. */
export interface PlanFacts extends MoneyWords {
  readonly data: WorkbookData
  readonly templateId: string
  /** The month in which the plan is read, as year × 12 + month. Null when the caller does not say. */
  readonly today: number | null
  /** The currency of the plan's amounts. */
  readonly currency: string
  readonly money: MoneyFacts
  readonly market: MarketFacts
  readonly marketing: MarketingFacts
  readonly operations: OperationsFacts
  readonly team: TeamFacts
  readonly timeline: TimelineFacts
  readonly kind: KindFacts
  /** Every figure that the plan's texts state, with its place. */
  readonly claims: readonly PlanClaim[]
  /** The [bracketed words] left in a section, each with its address. */
  readonly listPlaceholders: (section: SectionKey) => readonly WrittenText[]
}

export function readPlan(data: WorkbookData, templateId: string, today: number | null = null): PlanFacts {
  const currency = readCurrency(data)
  const money = once(() => readMoney(data, currency))
  const market = once(() => readMarket(data, currency))
  const marketing = once(() => readMarketing(data, money(), currency))
  const operations = once(() => readOperations(data))
  const team = once(() => readTeam(data, currency))
  const timeline = once(() => readTimeline(data))
  const kind = once(() => readKind(data, templateId))
  const claims = once(() => readPlanClaims(data, currency))
  const placeholders = new Map<SectionKey, readonly WrittenText[]>()
  return {
    data,
    templateId,
    today,
    currency,
    ...moneyWordsIn(currency),
    get money() {
      return money()
    },
    get market() {
      return market()
    },
    get marketing() {
      return marketing()
    },
    get operations() {
      return operations()
    },
    get team() {
      return team()
    },
    get timeline() {
      return timeline()
    },
    get kind() {
      return kind()
    },
    get claims() {
      return claims()
    },
    listPlaceholders(section) {
      const known = placeholders.get(section) ?? findSectionPlaceholders(data, section)
      placeholders.set(section, known)
      return known
    },
  }
}

function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | null = null
  return () => (kept ??= { value: read() }).value
}

const placeholdersKept = 200
/** Far more than any real step has. A giant plan is not read to the end for every suggestion. */
const textsRead = 4000

function findSectionPlaceholders(data: WorkbookData, section: SectionKey): WrittenText[] {
  const found: WrittenText[] = []
  let read = 0
  for (const { address, text } of listWrittenTexts(data, section)) {
    read += 1
    if (read > textsRead || found.length >= placeholdersKept) break
    if (!text.includes('[')) continue
    for (const placeholder of findPlaceholders(text)) found.push({ address, text: placeholder.text })
  }
  return found
}
