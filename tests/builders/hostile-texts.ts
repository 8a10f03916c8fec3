/** Texts that a person may write, and that code which reads texts finds hard: one piece again and again. */
interface Family {
  name: string
  piece: string
  /** Before and after all pieces, for patterns that look for a start or an end. */
  start?: string
  end?: string
}

const families: readonly Family[] = [
  { name: 'amounts', piece: '$5 ' },
  { name: 'grouped amounts', piece: '€1,250.50 ' },
  { name: 'sums', piece: '2 × $3 = $6, ' },
  { name: 'numbers', piece: '1 ' },
  { name: 'digits', piece: '7' },
  { name: 'digits in groups', piece: '000,', start: '1,' },
  { name: 'percent', piece: '12% ' },
  { name: 'percent signs', piece: '%' },
  { name: 'days', piece: 'March 3, 2027 ' },
  { name: 'short days', piece: '3/4/2027 ' },
  { name: 'times', piece: '9:30 am to 5 pm, ' },
  { name: 'months', piece: 'May ' },
  { name: 'years', piece: '2027-' },
  { name: 'names', piece: 'Ann Lee, ' },
  { name: 'words', piece: 'we sell bread to cafes and ' },
  { name: 'one long word', piece: 'x' },
  { name: 'capitals', piece: 'A.B' },
  { name: 'open brackets', piece: '[(' },
  { name: 'brackets', piece: '[name] (a) ' },
  { name: 'quotes', piece: '"' },
  { name: 'quoted words', piece: '“so” ‘it’ ' },
  { name: 'spaces', piece: ' ', start: 'a', end: 'b' },
  { name: 'spaces at the end', piece: ' ', start: 'a' },
  { name: 'newlines', piece: '\n', start: 'a', end: 'b' },
  { name: 'blank lines', piece: ' \n\t\n', start: 'a', end: 'b' },
  { name: 'lines', piece: '- so it is\n' },
  { name: 'Windows lines', piece: 'a\r\n\r\n' },
  { name: 'emoji', piece: '👩🏽‍🚀🇬🇪' },
  { name: 'Chinese', piece: '每月收入，' },
  { name: 'Thai', piece: 'ราคากาแฟ' },
  { name: 'Arabic', piece: 'السعر ٥ ' },
  { name: 'marks on one letter', piece: '\u0301', start: 'e' },
  { name: 'direction marks', piece: '\u202eא\u2066' },
  { name: 'web addresses', piece: 'https://a.b/c?d=e&' },
  { name: 'mail addresses', piece: 'a.b@c.' },
  { name: 'dashes', piece: '—-' },
  { name: 'commas', piece: ', ' },
  { name: 'full stops', piece: '. ' },
  { name: 'markup', piece: '<b>&amp;*_`#|\\' },
  { name: 'underscores', piece: '_a' },
  { name: 'formulas', piece: '=A1+' },
]

export const hostileFamilies: readonly string[] = families.map(({ name }) => name)

/** One text of each family, of about as many bytes. */
export function writeHostileText(family: string, bytes: number): string {
  const { piece, start = '', end = '' } = families.find(({ name }) => name === family) ?? { piece: family }
  return start + piece.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(piece)))) + end
}
