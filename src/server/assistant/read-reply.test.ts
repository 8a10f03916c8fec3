import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createReplyReader } from './read-reply.ts'

function readAll(pieces: readonly string[]) {
  const reader = createReplyReader()
  const shown = pieces.map((piece) => reader.read(piece)).join('')
  const { rest, text, proposals } = reader.end()
  return { shown: shown + rest, text, proposals }
}

const proposal = {
  section: 'businessIdea',
  field: 'name',
  label: 'Name',
  change: { kind: 'replace', text: 'Harbor' },
}

const madeUp = JSON.stringify([{ ...proposal, field: 'nowhere' }])

describe('reading a reply', () => {
  test('shows the text and never the proposals, wherever the pieces are split', () => {
    const whole = `Use this.\n<proposals>${JSON.stringify([proposal])}</proposals>`
    fc.assert(
      fc.property(fc.array(fc.nat(whole.length), { maxLength: 12 }), (cuts) => {
        const places = [0, ...cuts.toSorted((one, other) => one - other), whole.length]
        const pieces = places.slice(1).map((end, index) => whole.slice(places[index], end))
        const { shown, text, proposals } = readAll(pieces)
        expect(shown).toBe('Use this.\n')
        expect(text).toBe('Use this.')
        expect(proposals).toMatchObject([{ address: ['businessIdea', 'name'], change: { text: 'Harbor' } }])
      }),
    )
  })

  test('ignores a label from the model, which could name a different place than it writes to', () => {
    const { proposals } = readAll([`<proposals>${JSON.stringify([proposal])}</proposals>`])
    expect(proposals.map(({ label }) => label)).toEqual([''])
  })

  test('keeps text that only looks like the marker', () => {
    expect(readAll(['a < b', ' and <prop', 'er>']).shown).toBe('a < b and <proper>')
    expect(readAll(['ends with <propos']).shown).toBe('ends with <propos')
  })

  test.each(['no JSON', '{}', '[1, null]', '[{"section":"x"}]', madeUp, '```json\n[]\n```', ''])(
    'leaves out malformed proposals: %j',
    (written) => {
      expect(readAll([`Text <proposals>${written}`])).toMatchObject({ text: 'Text', proposals: [] })
    },
  )
})
