import ipaddr from 'ipaddr.js'

/** Longer than any address. A forwarded address may be any text. */
const maxLength = 64

/**
 * The subject of a limit per address. Of an IPv6 address, only the first 64 bits count, because a home or a
 * server usually owns all the rest and could use a new address for every attempt. A client that has already left has
 * no address, and shares one subject with all who did.
 */
export function toAddressSubject(given: string | undefined): string {
  if (given === undefined) return 'gone'
  const address = withoutPort(given)
  if (!ipaddr.isValid(address)) return address.slice(0, maxLength)
  // This turns an IPv4 address in IPv6 notation into IPv4.
  const canonical = ipaddr.process(address)
  if (!('parts' in canonical)) return canonical.toString()
  return canonical.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}

/** Some proxies forward '203.0.113.7:40001' or '[2001:db8::1]:40001', with a port that is new each time. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\]/.exec(address)
  if (bracketed?.[1]) return bracketed[1]
  return /^\d+\.\d+\.\d+\.\d+:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address
}
