import { expect, test } from 'vitest'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { createExportChoices } from './export-choices.ts'

test('a choice holds for one plan and one account, also on the next visit', () => {
  const storage = new MemoryStorage()
  createExportChoices(storage).keep('wb_pier', 'ada', { reader: 'bank' })
  createExportChoices(storage).keep('wb_quay', 'ada', { reader: 'investor' })
  const later = createExportChoices(storage)
  expect(later.find('wb_pier', 'ada')).toEqual({ reader: 'bank' })
  expect(later.find('wb_quay', 'ada')).toEqual({ reader: 'investor' })
  expect(later.find('wb_pier', 'bob')).toBeUndefined()
})

test('one account is forgotten and the other one’s choices stay', () => {
  const storage = new MemoryStorage()
  const choices = createExportChoices(storage)
  choices.keep('wb_pier', 'ada', { reader: 'bank' })
  choices.keep('wb_quay', 'bob', { reader: 'bank' })
  choices.forget('ada')
  expect(choices.find('wb_pier', 'ada')).toBeUndefined()
  expect(choices.find('wb_quay', 'bob')).toEqual({ reader: 'bank' })
  choices.forget('bob')
  expect(storage.length).toBe(0)
})

test.each(['', '{', '[]', '{"ada":7}', '{"ada":["wb_pier"]}'])(
  'a stored text %j that is damaged is no choice and is replaced',
  (text) => {
    const storage = new MemoryStorage()
    storage.setItem('exportChoices', text)
    const choices = createExportChoices(storage)
    expect(choices.find('wb_pier', 'ada')).toBeUndefined()
    choices.keep('wb_pier', 'ada', { reader: 'bank' })
    expect(createExportChoices(storage).find('wb_pier', 'ada')).toEqual({ reader: 'bank' })
  },
)
