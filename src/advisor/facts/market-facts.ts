import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { countCustomers } from './counted.ts'
import {
  findMainAmount,
  listAmounts,
  mentionsMoney,
  type NamedAmount,
  readMainAmount,
} from './named-amounts.ts'
import { toYearly } from './claims/periods.ts'
import { findForeignCurrency } from './plan-currency.ts'
import { isBlank } from './texts.ts'

export type MarketKey = 'tam' | 'sam' | 'som'

export interface MarketSize {
  key: MarketKey
  text: string
  amount: number | null
  /** Dollars a year, a count of people or businesses, or not stated. */
  unit: 'money' | 'heads' | 'unknown'
  /** The currency of its sign. Null without one, or when it is the plan's. */
  foreignCurrency: string | null
  /** The amount, unless it is in another currency than the plan and cannot be compared. */
  comparable: number | null
}

export interface MarketFacts {
  tam: MarketSize
  sam: MarketSize
  som: MarketSize
  sizes: readonly MarketSize[]
  /** The yearly sales that the person aims for. Null unless they are written as money. */
  yearlySales: number | null
  /** How many customers the person's own text gives for it. */
  namedCustomers: number | null
}

const headsPattern =
  /\b(?:people|persons?|customers?|clients?|users?|subscribers?|members?|guests?|visitors?|households?|homes|famil(?:y|ies)|compan(?:y|ies)|businesses|firms|shops?|stores?|offices?|residents?|students?|adults?|teams?|accounts?)\b/i

export function readMarket(data: WorkbookData, currency: string): MarketFacts {
  const { marketAnalysis } = data
  const [tam, sam, som] = (['tam', 'sam', 'som'] as const).map((key) =>
    readSize(key, marketAnalysis[key], currency),
  ) as [MarketSize, MarketSize, MarketSize]
  return {
    tam,
    sam,
    som,
    sizes: [tam, sam, som],
    yearlySales:
      som.unit === 'money' && som.comparable !== null && som.comparable > 0
        ? spreadOverYear(som.comparable, readSales(som.text)?.period) * readKeptShare(som.text)
        : null,
    namedCustomers: countCustomers(som.text),
  }
}

/** '$42,000 a month' is twelve times as much a year. */
function spreadOverYear(amount: number, period: NamedAmount['period'] | undefined): number {
  return period === 'week' || period === 'month' || period === 'quarter' ? toYearly(amount, period) : amount
}

/** 'Our 15% of it', 'we keep 12% of each booking', 'at a commission of 8%' */
const keptShare =
  /\b(?:(?:our|we (?:take|keep|earn|charge|retain|get))\b[^.;:%\d]{0,25}?(?<kept>\d{1,2}(?:\.\d+)?) ?%(?= (?:of (?:it|this|that|them|these|which|each|every)\b|(?:\p{L}+ )?(?:commissions?|cut|take rate|fees?)\b))|(?:our|a|at) (?:commission|take rate|cut|platform fee|booking fee)(?: of| is)? (?<rate>\d{1,2}(?:\.\d+)?) ?%)/iu

/** Of what is sold through a marketplace, only its share is the business’s sales. */
function readKeptShare(text: string): number {
  const { kept, rate } = keptShare.exec(text.slice(0, 400))?.groups ?? {}
  const share = Number(kept ?? rate ?? 100)
  return share > 0 ? share / 100 : 1
}

/** The least that is read as a year's sales beside a count. Less is a price. */
const leastSales = 10_000

/** 'About 1,160 pump-outs, or $458,000': the sales, and not what is sold. */
function readSales(text: string): NamedAmount | null {
  const main = findMainAmount(text)
  if (!main || main.hasCurrency) return main
  const sales = listAmounts(text).find(({ hasCurrency, amount }) => hasCurrency && amount >= leastSales)
  const isIncome = sales !== undefined && /\b(?:incomes?|earn\w*|salar\w+|worth)\b/i.test(text.slice(0, 400))
  return sales && !isIncome ? sales : main
}

function readSize(key: MarketKey, text: string, currency: string): MarketSize {
  const beginning = text.slice(0, 400)
  const unit = mentionsMoney(beginning) ? 'money' : headsPattern.test(beginning) ? 'heads' : 'unknown'
  const foreignCurrency = findForeignCurrency(beginning, currency)
  const amount = isBlank(beginning)
    ? null
    : key === 'som'
      ? (readSales(text)?.amount ?? null)
      : readMainAmount(text)
  return { key, text, amount, unit, foreignCurrency, comparable: foreignCurrency === null ? amount : null }
}
