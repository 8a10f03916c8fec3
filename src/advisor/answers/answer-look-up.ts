import { readForecast } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameMonthWithin } from '#domain/forecast/statements/name-periods.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import { listInputs } from '#domain/named-figures/list-inputs.ts'
import { listResults } from '#domain/named-figures/list-results.ts'
import type { NamedFigure } from '#domain/named-figures/named-figure.ts'
import type { AnswerContext, PlanAnswer } from './answer-context.ts'
import { findNamed, readAskedWords } from './find-asked-figures.ts'
import { financials } from './forecast-step.ts'
import type { Question } from './read-question.ts'

/** The plan's own figures that a question asks for. Null where it is not sure that it asks for any. */
export function answerLookUp({ text }: Question, { facts }: AnswerContext): PlanAnswer | null {
  const words = readAskedWords(text)
  if (words.length === 0) return null
  const found = readForecast(facts)
  // The unit economics have answers of their own, with their arithmetic.
  const inputs = listInputs(facts.data).filter(({ item }) => item !== '')
  const figures = [...inputs, ...(found ? listResults(found.forecast) : [])]
  const asked = findNamed(words, figures)
  if (asked.length === 0) return null
  const [only] = asked
  const lines = asked.map((figure) => `${figure.name}: ${showFigure(figure, facts)}`)
  const isAsked = asked.some(({ address }) => address !== null)
  return {
    text: paragraphs(
      only && asked.length === 1 ? `**${lines[0]}**` : bullets(lines),
      isAsked ? `You wrote this in ${financials}.` : 'This comes out of your forecast.',
    ),
  }
}

function showFigure({ value, unit, per }: NamedFigure, facts: PlanFacts): string {
  const shown = showValue(value, unit, facts)
  return per === '' ? shown : `${shown} ${per}`
}

function showValue(value: number, unit: NamedFigure['unit'], facts: PlanFacts): string {
  const number = formatNumber(value, 2)
  if (unit === 'money') return facts.showMoney(value)
  if (unit === 'percent') return `${number}%`
  if (unit === 'times') return `${number} times`
  if (unit === 'days') return `${number} ${plural(value, 'day')}`
  if (unit === 'months') return `${number} ${plural(value, 'month')}`
  const calendar = readForecast(facts)?.forecast.model
  if (unit === 'month' && calendar) return `${nameMonthWithin(calendar, value)}, month ${number}`
  return unit === 'month' ? `month ${number}` : number
}
