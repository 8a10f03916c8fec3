import { describe, expect, test } from 'vitest'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { createAttempts } from './attempts.ts'

function open(storage = new MemoryStorage()) {
  let made = 0
  const makeKey = () => {
    made += 1
    return `key-${String(made).padStart(20, '0')}`
  }
  return { storage, attempts: createAttempts(() => storage, makeKey) }
}

const email = 'ada@example.com'

describe('a checkout attempt', () => {
  test('keeps its key, email and open card form after a reload', () => {
    const { storage, attempts } = open()
    const { key } = attempts.begin('tool', email)
    attempts.openCardForm('tool', 'pi_1')
    const afterReload = open(storage).attempts
    expect(afterReload.find('tool')).toEqual({
      key,
      email,
      isPaying: true,
      paymentIntentId: 'pi_1',
      isPaid: false,
    })
    expect(afterReload.begin('tool', email).key).toBe(key)
  })

  test('keeps its key when the email changes, so that the server can cancel the first payment', () => {
    const { attempts } = open()
    const { key } = attempts.begin('tool', email)
    expect(attempts.begin('tool', 'bob@example.com')).toMatchObject({ key, email: 'bob@example.com' })
  })

  test('is separate for each product', () => {
    const { attempts } = open()
    expect(attempts.begin('tool', email).key).not.toBe(attempts.begin('course', email).key)
  })

  test('is never reused once it was paid', () => {
    const { attempts } = open()
    const { key } = attempts.begin('tool', email)
    attempts.openCardForm('tool', 'pi_1')
    attempts.markPaid('tool', 'pi_1')
    expect(attempts.isKnownPaid('tool', 'pi_1')).toBe(true)
    expect(attempts.begin('tool', email).key).not.toBe(key)
    expect(attempts.isKnownPaid('tool', 'pi_1')).toBe(false)
  })

  test('is not affected by another buyer’s payment', () => {
    const { attempts } = open()
    attempts.begin('tool', email)
    attempts.openCardForm('tool', 'pi_1')
    attempts.markPaid('tool', 'pi_2')
    expect(attempts.find('tool')).toMatchObject({ isPaid: false, isPaying: true })
  })

  test('can be discarded', () => {
    const { storage, attempts } = open()
    attempts.begin('tool', email)
    attempts.clear('tool')
    expect(attempts.find('tool')).toBeNull()
    expect(storage.length).toBe(0)
  })

  test.each(['{bad', 'null', '{"key":"short"}', '[]'])('does not exist when %s is stored', (text) => {
    const { attempts } = open(new MemoryStorage({ 'checkout:tool': text }))
    expect(attempts.find('tool')).toBeNull()
    expect(attempts.begin('tool', email).email).toBe(email)
  })

  test('lasts as long as the page when storage is forbidden', () => {
    const storage = new MemoryStorage()
    storage.isClosed = true
    const { attempts } = open(storage)
    const { key } = attempts.begin('tool', email)
    attempts.openCardForm('tool', 'pi_1')
    expect(attempts.begin('tool', email)).toMatchObject({ key, paymentIntentId: 'pi_1' })
    attempts.clear('tool')
    expect(attempts.find('tool')).toBeNull()
  })
})
