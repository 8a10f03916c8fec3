/**
 * Whom a limit per address counts. Of an IPv6 address only the first 64 bits: a home or a server usually owns
 * all the rest and could use a fresh one for every attempt.
 */
export function toAddressSubject(given: string): string {
  const address = withoutPort(given)
  const mapped = /^::ffff:(?:0:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const hexMapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address)
  if (hexMapped)
    return toDotted(Number.parseInt(`${hexMapped[1]}`, 16), Number.parseInt(`${hexMapped[2]}`, 16))
  if (!address.includes(':')) return address
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':')
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}

/** Some proxies forward '203.0.113.7:40001' or '[2001:db8::1]:40001', with a port that is new each time. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\]/.exec(address)
  if (bracketed?.[1]) return bracketed[1]
  return /^\d+\.\d+\.\d+\.\d+:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address
}

function toDotted(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
