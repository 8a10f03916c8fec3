/** The typed text as a number: null when it is empty, 'invalid' when it is not a number. */
export function parseNumberText(text: string): number | null | 'invalid' {
  const bare = text.replace(/[\s$€£%'’_]/g, '').replace('−', '-')
  if (bare === '') return null
  const plain = toPlainDecimal(bare)
  // Adding zero turns a typed -0 into 0.
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) + 0 : 'invalid'
}

/** Reads 1,234.5 and 1.234,5 and 12,5. If both marks occur, the last one is the decimal mark. */
function toPlainDecimal(text: string): string {
  const lastComma = text.lastIndexOf(',')
  const lastDot = text.lastIndexOf('.')
  if (lastComma === -1) return text
  if (lastDot > lastComma) return hasThousands(text.slice(0, lastDot), ',') ? text.replaceAll(',', '') : text
  if (lastDot !== -1) {
    return hasThousands(text.slice(0, lastComma), '.') ? text.replaceAll('.', '').replace(',', '.') : text
  }
  // A comma alone is ambiguous: groups of three are thousands, unless the first group is a lone zero.
  return hasThousands(text, ',') ? text.replaceAll(',', '') : text.replace(',', '.')
}

function hasThousands(text: string, mark: ',' | '.'): boolean {
  const [first = '', ...groups] = text.replace(/^-/, '').split(mark)
  return /^[1-9]\d{0,2}$/.test(first) && groups.length > 0 && groups.every((group) => /^\d{3}$/.test(group))
}

const plainNumber = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 })

/** The shortest text that reads back as the same number. */
export function formatNumberText(value: number | null): string {
  return value === null || !Number.isFinite(value) ? '' : plainNumber.format(value)
}
