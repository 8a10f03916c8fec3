import { readCurrencySign } from '#domain/finance/currency-signs.ts'
import { roleWords } from './role-words.ts'
import { subjectsByWord } from './subjects.ts'
import { toSingular } from './to-singular.ts'
import { createWord, type Word } from './word.ts'
import * as lists from './word-lists.ts'

function collectWords(): ReadonlyMap<string, Word> {
  const known = new Map<string, Word>()
  const define = (typed: string, set: (word: Word) => void) => {
    for (const text of typed.split(' ')) {
      const word = known.get(text) ?? createWord(text)
      set(word)
      known.set(text, word)
    }
  }
  const defineAll = <Value>(
    table: Readonly<Record<string, Value>>,
    set: (word: Word, value: Value) => void,
  ) => {
    for (const [typed, value] of Object.entries(table)) define(typed, (word) => set(word, value))
  }
  for (const [text, subject] of subjectsByWord) define(text, (word) => void (word.subject = subject))
  for (const [role, typed] of roleWords) define(typed, (word) => void word.roles.add(role))
  define(lists.units, (word) => void (word.unit = toSingular(word.text)))
  defineAll(lists.numbers, (word, value) => void (word.number = value))
  defineAll(lists.parts, (word, value) => void (word.parts = value))
  defineAll(lists.zeros, (word, value) => void (word.zeros = value))
  defineAll(lists.letters, (word, value) => {
    word.zeros = value
    word.isLetter = true
  })
  define(lists.moneyWords, (word) => void (word.currencies = readCurrencySign(word.text)))
  defineAll(lists.spans, (word, value) => void (word.span = value))
  defineAll(lists.adverbs, (word, value) => void (word.adverb = value))
  defineAll(lists.seasons, (word, value) => void (word.season = value))
  defineAll(lists.clocks, (word, value) => void (word.clock = value))
  lists.ordinals.forEach((typed, index) => define(typed, (word) => void (word.ordinal = index + 1)))
  lists.months.forEach((typed, index) => define(typed, (word) => void (word.month = index)))
  lists.weekdays.forEach((typed, index) => define(typed, (word) => void (word.weekdays = [index])))
  defineAll(lists.dayGroups, (word, value) => void (word.weekdays = value))
  for (const word of known.values()) {
    word.isEnglish = word.roles.has('english')
    word.isTrigger = isTrigger(word)
  }
  return known
}

function isTrigger(word: Word): boolean {
  const { roles, clock } = word
  return (
    word.number !== null ||
    word.ordinal !== null ||
    word.parts !== null ||
    (word.zeros !== null && !word.isLetter) ||
    word.month !== null ||
    (clock !== null && clock > 0 && word.text.length > 2) ||
    roles.has('every') ||
    roles.has('once') ||
    roles.has('no')
  )
}

export const knownWords = collectWords()
