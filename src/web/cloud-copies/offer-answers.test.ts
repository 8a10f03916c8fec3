import { expect, test } from 'vitest'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { createOfferAnswers } from './offer-answers.ts'

test('an answer holds for one plan and one account, also on the next visit', () => {
  const storage = new MemoryStorage()
  createOfferAnswers(storage).add('wb_pier', 'ada')
  const later = createOfferAnswers(storage)
  expect(later.has('wb_pier', 'ada')).toBe(true)
  expect(later.has('wb_pier', 'bob')).toBe(false)
  expect(later.has('wb_quay', 'ada')).toBe(false)
})

test('one account is forgotten and the other one’s answers stay', () => {
  const storage = new MemoryStorage()
  const answers = createOfferAnswers(storage)
  answers.add('wb_pier', 'ada')
  answers.add('wb_quay', 'bob')
  answers.forget('ada')
  const later = createOfferAnswers(storage)
  expect(later.has('wb_pier', 'ada')).toBe(false)
  expect(later.has('wb_quay', 'bob')).toBe(true)
  later.forget('bob')
  expect(storage.length).toBe(0)
})

test.each(['', '{', '[]', '{"ada":7}'])(
  'a stored text %j that is damaged is no answer and is replaced',
  (text) => {
    const storage = new MemoryStorage()
    storage.setItem('cloudOffers', text)
    const answers = createOfferAnswers(storage)
    expect(answers.has('wb_pier', 'ada')).toBe(false)
    answers.add('wb_pier', 'ada')
    expect(createOfferAnswers(storage).has('wb_pier', 'ada')).toBe(true)
  },
)
