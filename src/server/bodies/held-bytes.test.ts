import { describe, expect, test } from 'vitest'
import type { AppError } from '#server/http/app-error.ts'
import { createHeldBytes } from './held-bytes.ts'

const limits = { perAccount: 100, perAddress: 200, inAll: 300 }

function openHolds() {
  const held = createHeldBytes(limits)
  const givenUp: string[] = []
  const open = (name: string, account: string | null, address: string) =>
    held.open({ account, address, giveUp: ({ code }: AppError) => givenUp.push(`${name}: ${code}`) })
  return { held, givenUp, open }
}

describe('bytes in memory', () => {
  test('are limited per account, per address and in total by giving up the longest silent request', () => {
    const { held, givenUp, open } = openHolds()
    const first = open('first', 'a', 'x')
    const second = open('second', 'a', 'x')
    first.growTo(60)
    second.growTo(40)
    first.noteProgress()
    open('third', 'a', 'x').growTo(10)
    expect(givenUp).toEqual(['second: rate_limited'])
    open('elsewhere', 'b', 'x').growTo(100)
    open('too much of the address', null, 'x').growTo(100)
    expect(givenUp).toEqual(['second: rate_limited', 'first: rate_limited', 'third: rate_limited'])
    expect(held.readTotal()).toBe(200)
    open('another address', null, 'y').growTo(90)
    open('too much in all', null, 'z').growTo(20)
    expect(givenUp.slice(3)).toEqual(['elsewhere: unavailable'])
    expect(held.readTotal()).toBe(210)
  })

  test('of a request in progress are never given up, and the new request is refused', () => {
    const { held, givenUp, open } = openHolds()
    const worked = open('worked on', 'a', 'x')
    worked.growTo(100)
    worked.settle()
    const late = open('late', 'a', 'x')
    expect(() => late.growTo(1)).toThrow(expect.objectContaining({ code: 'rate_limited' }))
    expect(givenUp).toEqual([])
    worked.release()
    late.growTo(1)
    expect(held.readTotal()).toBe(1)
  })

  test('are released exactly once', () => {
    const { held, open } = openHolds()
    const hold = open('one', 'a', 'x')
    hold.growTo(50)
    hold.growTo(80)
    expect(held.readTotal()).toBe(80)
    hold.release()
    hold.release()
    hold.growTo(90)
    expect(held.readTotal()).toBe(0)
  })
})
