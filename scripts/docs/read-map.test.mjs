import { describe, expect, test } from 'vitest'
import { compareMap, readMap } from './read-map.mjs'

/** @param {string} tree */
const inDocument = (tree) => `# Architecture\n\n## The map\n\nWords.\n\n\`\`\`\n${tree}\n\`\`\`\n`

const map = inDocument(`src/          the product
  web/        the screens
    rooms/    where people meet
tests/        what shows that it works`)

const folders = ['src', 'src/web', 'src/web/rooms', 'tests']

/**
 * @param {string} markdown
 * @param {string[]} existing
 */
function findDifferences(markdown, existing) {
  const { entries, findings } = readMap(markdown)
  return [...findings, ...compareMap(entries, { existing, required: existing })]
}

describe('the map', () => {
  test('is right when every folder has one line', () => {
    expect(findDifferences(map, folders)).toEqual([])
    expect(readMap(map).entries[2]).toEqual({ folder: 'src/web/rooms', words: 'where people meet' })
  })

  test('that does not know of a renamed folder says both what is missing and what is gone', () => {
    expect(findDifferences(map, ['src', 'src/web', 'src/web/halls', 'tests'])).toEqual([
      'src/web/halls is not on the map. Add a line that says what it is for.',
      'src/web/rooms is on the map and does not exist. Rename its line, or take it out.',
    ])
  })

  test('may list folders that do not have to be on it', () => {
    const { entries } = readMap(map)
    expect(compareMap(entries, { existing: folders, required: ['src'] })).toEqual([])
  })

  test('does not list a folder twice', () => {
    const twice = map.replace('\ntests/', '\n    rooms/    where they part\ntests/')
    expect(findDifferences(twice, folders)).toEqual(['src/web/rooms is on the map twice. Keep one line.'])
  })

  test('says what each folder is for', () => {
    expect(findDifferences(map.replace('where people meet', ''), folders)).toEqual([
      'src/web/rooms is on the map without a word. Say what it is for.',
    ])
  })

  test('has one line for each folder and no others', () => {
    const long = map.replace('where people meet', 'where people\n              meet')
    expect(findDifferences(long, folders)).toEqual([
      '"meet" is no line of the map. Give each folder one line: name/, then what it is for.',
    ])
    const several = map.replace('rooms/    where', 'rooms/ halls/    where')
    expect(findDifferences(several, folders)[0]).toMatch(/^"rooms\/ halls\//)
  })

  test('is missed where there is none', () => {
    expect(readMap('# Architecture\n').findings).toHaveLength(1)
  })
})
