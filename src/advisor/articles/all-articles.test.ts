import { expect, test } from 'vitest'
import { steps } from '#domain/plan/steps.ts'
import { articles, findArticle } from './all-articles.ts'

test('holds at least 80 articles, each under its own id and title', () => {
  expect(articles.length).toBeGreaterThanOrEqual(80)
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
})

test('asks no question twice', () => {
  const questions = articles.flatMap((article) => article.questions)
  expect(new Set(questions.map((question) => question.toLowerCase())).size).toBe(questions.length)
})

test('covers every step, and finance, funding, lenders and writing', () => {
  const topics = new Set(articles.map(({ topic }) => topic))
  const stepTopics = steps.map(({ key }) => (key === 'financialProjections' ? 'finance' : key))
  for (const topic of [...stepTopics, 'funding', 'lenders', 'writing'] as const)
    expect(topics).toContain(topic)
})

test('finds an article by its id, and nothing by an unknown one', () => {
  expect(findArticle('break-even')?.title).toBe('Break-even sales')
  expect(findArticle('constructor')).toBeNull()
})

test('are short enough to read and long enough to help', () => {
  const counts = articles.map(({ id, body }) => ({ id, words: body.join(' ').split(/\s+/u).length }))
  expect(counts.filter(({ words }) => words < 120 || words > 220)).toEqual([])
})

test('list two to four ways people ask for them', () => {
  const isAsked = ({ questions }: (typeof articles)[number]) =>
    questions.length >= 2 &&
    questions.length <= 4 &&
    questions.every((question) => /^[A-Z].*\?$/u.test(question))
  expect(articles.filter((article) => !isAsked(article)).map(({ id }) => id)).toEqual([])
})

test('are plain text, with no markup but list items, no double spaces and no links', () => {
  const isPlain = ({ title, body }: (typeof articles)[number]) =>
    !/[<>*_#`]|https?:|\S {2}|"|'/u.test([title, ...body].join('\n')) &&
    body.every((part) => part.trim() === part && part !== '')
  expect(articles.filter((article) => !isPlain(article)).map(({ id }) => id)).toEqual([])
})
