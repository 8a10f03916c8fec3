import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal, type SealedAs, unseal } from './sealing.ts'
import {
  createId,
  createSecret,
  deriveShareKey,
  fromBase64,
  hashToken,
  type ShareKey,
  toBase64,
} from './share-key.ts'

const copy: SealedAs = { kind: 'copy', linkId: 'link', version: 1 }

async function createKey(secret = createSecret()): Promise<ShareKey> {
  const key = await deriveShareKey(secret)
  if (key === null) throw new Error('The secret is not valid')
  return key
}

test('the holder of the link reads what was sealed', async () => {
  const key = await createKey()
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      const plain = JSON.parse(JSON.stringify(value)) as unknown
      expect(await unseal(key, copy, await seal(key, copy, plain))).toEqual(plain)
    }),
    { numRuns: 30 },
  )
})

test('the same secret opens it in another browser and another secret does not', async () => {
  const secret = createSecret()
  const sealed = await seal(await createKey(secret), copy, { title: 'Tidewater' })
  expect(await unseal(await createKey(secret), copy, sealed)).toEqual({ title: 'Tidewater' })
  expect(await unseal(await createKey(), copy, sealed)).toBeNull()
})

test('a sealed text that was changed, cut or moved elsewhere does not open', async () => {
  const key = await createKey()
  const sealed = await seal(key, copy, { title: 'Tidewater' })
  const bytes = fromBase64(sealed) ?? new Uint8Array()
  bytes[20] = (bytes[20] ?? 0) ^ 1
  expect(await unseal(key, copy, toBase64(bytes))).toBeNull()
  expect(await unseal(key, copy, sealed.slice(0, 40))).toBeNull()
  expect(await unseal(key, copy, 'no base64!')).toBeNull()
  expect(await unseal(key, { ...copy, version: 2 }, sealed)).toBeNull()
  expect(await unseal(key, { ...copy, linkId: 'other' }, sealed)).toBeNull()
  const event: SealedAs = { kind: 'event', linkId: 'link', eventId: '1', author: 'copy' }
  expect(await unseal(key, event, sealed)).toBeNull()
})

test('a sealed text holds no word, and its length does not tell a yes from a no', async () => {
  const key = await createKey()
  const yes = await seal(key, copy, 'yes')
  const no = await seal(key, copy, 'The bank would refuse this plan')
  expect(yes).toHaveLength(no.length)
  expect(atob(no)).not.toContain('refuse')
})

test('the tokens of a link differ from each other, and neither is in what the server keeps', async () => {
  const { readToken, commentToken } = await createKey()
  expect(readToken).not.toBe(commentToken)
  expect(await hashToken(readToken)).not.toContain(readToken)
  expect(await hashToken(readToken)).toBe(await hashToken(readToken))
})

test('a secret that was copied in part is refused', async () => {
  const secret = createSecret()
  expect(await deriveShareKey(secret.slice(0, -4))).toBeNull()
  expect(await deriveShareKey('')).toBeNull()
  expect(await deriveShareKey('not a key at all!')).toBeNull()
})

test('ids are 22 characters that are safe in an address', () => {
  expect(createId()).toMatch(/^[\w-]{22}$/)
  expect(createId()).not.toBe(createId())
})

test('a small sealed text that would unpack to fill the memory does not open', async () => {
  const key = await createKey()
  const sealed = await seal(key, copy, ' '.repeat(100_000))
  expect(sealed.length).toBeLessThan(2_000)
  expect(await unseal(key, copy, sealed, 50_000)).toBeNull()
  expect(await unseal(key, copy, sealed)).toHaveLength(100_000)
})
