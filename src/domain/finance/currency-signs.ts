const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN']
const pounds = ['GBP']
const francs = ['CHF']
const rupees = ['INR', 'PKR', 'LKR', 'NPR']
const pesos = ['MXN', 'PHP', 'ARS', 'CLP', 'COP']

/** What a sign or a word stands for. A bare sign can stand for several, so the plan's own currency decides. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  $: dollars,
  us$: ['USD'],
  'us dollars': ['USD'],
  'american dollars': ['USD'],
  ca$: ['CAD'],
  c$: ['CAD'],
  'canadian dollars': ['CAD'],
  au$: ['AUD'],
  a$: ['AUD'],
  'australian dollars': ['AUD'],
  nz$: ['NZD'],
  hk$: ['HKD'],
  s$: ['SGD'],
  mx$: ['MXN'],
  nt$: ['TWD'],
  r$: ['BRL'],
  ec$: ['XCD'],
  '€': ['EUR'],
  '£': pounds,
  '¥': ['JPY', 'CNY'],
  'jp¥': ['JPY'],
  'cn¥': ['CNY'],
  '₹': rupees,
  '₩': ['KRW'],
  '₪': ['ILS'],
  '₫': ['VND'],
  '₱': ['PHP'],
  '₽': ['RUB'],
  '₺': ['TRY'],
  '₴': ['UAH'],
  '₦': ['NGN'],
  '₡': ['CRC'],
  '₲': ['PYG'],
  '₸': ['KZT'],
  '₵': ['GHS'],
  '฿': ['THB'],
  '¢': dollars,
  dollar: dollars,
  dollars,
  buck: dollars,
  bucks: dollars,
  euro: ['EUR'],
  euros: ['EUR'],
  pound: pounds,
  pounds,
  quid: pounds,
  yen: ['JPY'],
  yuan: ['CNY'],
  rupee: rupees,
  rupees,
  franc: francs,
  francs,
  peso: pesos,
  pesos,
  zloty: ['PLN'],
  kronor: ['SEK'],
  kroner: ['NOK', 'DKK'],
  fcfa: ['XAF', 'XOF'],
}

/** The ISO 4217 codes that a typed sign, code or word can stand for, the most likely first. */
export function readCurrencySign(typed: string): readonly string[] {
  const sign = typed.trim().toLowerCase()
  if (Object.hasOwn(meanings, sign)) return meanings[sign] ?? []
  return /^[a-z]{3}$/u.test(sign) ? [sign.toUpperCase()] : []
}
