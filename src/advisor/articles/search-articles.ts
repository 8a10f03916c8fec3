import MiniSearch, { type SearchResult } from 'minisearch'
import { articles } from './all-articles.ts'
import type { Article } from './article.ts'
import { findSynonyms, readTerms } from './search-terms.ts'

export interface ArticleSearch {
  /** The article that answers the question, or null when none does. */
  readonly answer: Article | null
  /** The nearest ones, without the answer itself, best first. */
  readonly nearest: readonly Article[]
}

/** Longer questions are mostly pasted text, and the question comes first. */
const readLength = 400
/** How much of a question's subject an article must name, by the weight of the words, to count as its answer. */
const neededCoverage = 0.5
/** Below this, an article shares a word with the question by chance. */
const nearCoverage = 0.35
const nearestCount = 3
/** The search's own order is good enough to leave the tail out. */
const rankedCount = 30
const synonymWeight = 0.4

interface Entry {
  readonly article: Article
  /** The words of its title and questions: what it is about, not what it happens to mention. */
  readonly subject: ReadonlySet<string>
  readonly questions: readonly ReadonlySet<string>[]
}

interface Index {
  readonly search: MiniSearch
  readonly entries: ReadonlyMap<string, Entry>
  /** How many articles have a word in their title or questions. 0 for a word that only their texts use. */
  readonly frequencies: ReadonlyMap<string, number>
}

let built: Index | null = null

/** Built at the first question, as most visits ask none. */
function openIndex(): Index {
  built ??= buildIndex()
  return built
}

function buildIndex(): Index {
  const search = new MiniSearch({
    fields: ['title', 'questions', 'body'],
    tokenize: splitTerms,
    processTerm: (term) => term,
  })
  const entries = new Map<string, Entry>()
  const frequencies = new Map<string, number>()
  for (const article of articles) {
    const title = readTerms(article.title)
    const questions = article.questions.map(readTerms)
    const body = readTerms(article.body.join('\n'))
    search.add({
      id: article.id,
      title: title.join(' '),
      questions: questions.flat().join(' '),
      body: body.join(' '),
    })
    const subject = new Set([...title, ...questions.flat()])
    entries.set(article.id, {
      article,
      subject,
      questions: [title, ...questions].map((terms) => new Set(terms)),
    })
    for (const term of subject) frequencies.set(term, (frequencies.get(term) ?? 0) + 1)
    for (const term of body) frequencies.set(term, frequencies.get(term) ?? 0)
  }
  return { search, entries, frequencies }
}

/** `readTerms` reads the terms once, and the index gets them joined by spaces. */
function splitTerms(terms: string): string[] {
  return terms.split(' ')
}

export function searchArticles(question: string): ArticleSearch {
  const index = openIndex()
  const terms = new Set(readTerms(question.slice(0, readLength)))
  if (terms.size === 0) return { answer: null, nearest: [] }
  const expanded = new Set([...terms, ...[...terms].flatMap(findSynonyms)])
  const results = index.search.search([...expanded].join(' '), {
    boost: { title: 3, questions: 2, body: 0.3 },
    boostTerm: (term) => (terms.has(term) ? 1 : synonymWeight),
    // A word that the articles use is not a typo.
    fuzzy: (term) => (term.length >= 5 && !index.frequencies.has(term) ? 1 : false),
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
  })
  const ranked = results
    .slice(0, rankedCount)
    .flatMap((result) => rankResult(result, terms, index))
    .sort((one, other) => other.rank - one.rank)
  const first = ranked[0]
  const answer = first && first.coverage >= neededCoverage ? first.article : null
  const nearest = ranked.filter(({ article, coverage }) => article !== answer && coverage >= nearCoverage)
  return { answer, nearest: nearest.slice(0, nearestCount).map(({ article }) => article) }
}

/** An article that is asked for nearly in its own words comes before one that shares many of them. */
function rankResult(result: SearchResult, terms: ReadonlySet<string>, { entries, frequencies }: Index) {
  const entry = entries.get(String(result.id))
  if (!entry) return []
  const coverage = measureCoverage(result, terms, entry.subject, frequencies)
  const likeness = Math.max(...entry.questions.map((words) => measureLikeness(words, terms)))
  return [{ article: entry.article, coverage, rank: result.score * coverage * (1 + 4 * likeness ** 2) }]
}

function measureCoverage(
  { match }: SearchResult,
  terms: ReadonlySet<string>,
  subject: ReadonlySet<string>,
  frequencies: ReadonlyMap<string, number>,
): number {
  const found = Object.keys(match)
  let covered = 0
  let total = 0
  for (const term of terms) {
    const weight = weighTerm(term, frequencies)
    total += weight
    if (subject.has(term)) covered += weight
    else if (findSynonyms(term).some((synonym) => subject.has(synonym))) covered += weight * 0.8
    else if (Object.hasOwn(match, term)) covered += weight * 0.3
    else if (found.some((word) => isSlip(term, word) && subject.has(word))) covered += weight * 0.7
  }
  return covered / total
}

/** The search allows one wrong letter. People rarely get the first one wrong. */
function isSlip(term: string, word: string): boolean {
  return term.charAt(0) === word.charAt(0) && Math.abs(term.length - word.length) <= 1
}

/** Shared words out of all words of the two. */
function measureLikeness(words: ReadonlySet<string>, terms: ReadonlySet<string>): number {
  const shared = [...terms].filter((term) => words.has(term)).length
  return shared / (words.size + terms.size - shared || 1)
}

/** Rare words say most about what is asked, and one that no article knows says most of all. */
function weighTerm(term: string, frequencies: ReadonlyMap<string, number>): number {
  const frequency = frequencies.get(term)
  if (frequency === undefined) return Math.log(1 + articles.length * 2)
  return frequency === 0 ? bodyWordWeight : Math.log(1 + articles.length / frequency)
}

/** The weight of a word that articles use without being about it, such as an industry. */
const bodyWordWeight = 4.3
