import { expect, test } from 'vitest'
import { openLinkStore } from './link-store.ts'

function openStorage(texts = new Map<string, string>()) {
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  }
}

test('a browser stays the same author of a link in every window, and another one for another link', () => {
  const storage = openStorage()
  let count = 0
  const createAuthor = () => `author-${(count += 1)}`
  const first = openLinkStore(storage, 'a', createAuthor)
  expect(openLinkStore(storage, 'a', createAuthor).memory.author).toBe(first.memory.author)
  expect(openLinkStore(storage, 'b', createAuthor).memory.author).not.toBe(first.memory.author)
})

test('a name is typed once for all links', () => {
  const storage = openStorage()
  openLinkStore(storage, 'a', () => 'x').writeName('Ruth Okafor')
  expect(openLinkStore(storage, 'b', () => 'y').readName()).toBe('Ruth Okafor')
})

test('a storage that is blocked, full or damaged keeps no one from commenting', () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  const store = openLinkStore(blocked, 'a', () => 'me')
  store.writeName('Ruth')
  store.save()
  expect(store.readName()).toBe('Ruth')
  expect(store.memory.author).toBe('me')
  expect(
    openLinkStore(openStorage(new Map([['review:a', '{broken']])), 'a', () => 'me').memory.draft,
  ).toBeNull()
})
