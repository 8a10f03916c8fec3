/** Digits and letters without those that look alike: I, L, O and U. Each is five bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Twelve characters are 60 random bits, so that nobody guesses a number that exists. */
const length = 12

type RandomBytes = (length: number) => Uint8Array

/** '7K3M-9QWD-2FHA-X'. The last character is computed from the others and finds typing errors. */
export function createCertificateNumber(randomBytes: RandomBytes): string {
  return format(Array.from(randomBytes(length), (byte) => byte & 31))
}

/** The number as it is stored, however it was typed. Null for text that cannot be a number. */
export function parseCertificateNumber(typed: string): string | null {
  if (typed.length > 40) return null
  const text = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const values = Array.from(text, (character) => alphabet.indexOf(character))
  if (values.length !== length + 1 || values.includes(-1)) return null
  const own = values.slice(0, length)
  return values[length] === computeCheck(own) ? format(own) : null
}

function format(values: readonly number[]): string {
  const text = values.map((value) => alphabet.charAt(value)).join('')
  const groups = text.match(/.{4}/g) ?? []
  return [...groups, alphabet.charAt(computeCheck(values))].join('-')
}

/** Luhn's rule for 32 characters: finds every wrong character and almost every pair that was swapped. */
function computeCheck(values: readonly number[]): number {
  const size = alphabet.length
  const sum = values.reduceRight((total, value, index) => {
    const isDoubled = (values.length - index) % 2 === 1
    const weighted = isDoubled ? value * 2 : value
    return total + Math.floor(weighted / size) + (weighted % size)
  }, 0)
  return (size - (sum % size)) % size
}
