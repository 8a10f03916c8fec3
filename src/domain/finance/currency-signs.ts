const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN']
const pounds = ['GBP']

/** What a sign or a word stands for. A bare sign can stand for several, so the plan's own currency decides. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  $: dollars,
  us$: ['USD'],
  ca$: ['CAD'],
  au$: ['AUD'],
  nz$: ['NZD'],
  '€': ['EUR'],
  '£': pounds,
  '¥': ['JPY', 'CNY'],
  '₹': ['INR'],
  dollar: dollars,
  dollars: dollars,
  euro: ['EUR'],
  euros: ['EUR'],
  pound: pounds,
  pounds,
}

/** The ISO 4217 codes that a typed sign, code or word can stand for, the most likely first. */
export function readCurrencySign(typed: string): readonly string[] {
  const sign = typed.trim().toLowerCase()
  if (Object.hasOwn(meanings, sign)) return meanings[sign] ?? []
  return /^[a-z]{3}$/u.test(sign) ? [sign.toUpperCase()] : []
}
