/**
 * The result of a sum as people type it into a cell: '115.50*38', '=1200+300', '(2+3)*$40'. Null when the text is no
 * sum, or when its result is no number, such as that of a division by zero. Signs of currency, thousands commas and
 * blanks are read over.
 */
export function readSum(text: string): number | null {
  const bare = text.trim().replace(/^=/u, '')
  const tokens = toTokens(bare)
  if (tokens === null) return null
  const rest: Rest = { tokens, next: 0 }
  const result = readTerms(rest, 0)
  return result !== null && rest.next === tokens.length && Number.isFinite(result) ? result + 0 : null
}

type Token = number | '+' | '-' | '*' | '/' | '(' | ')'

/** What is left to read. Reading moves `next`. */
interface Rest {
  readonly tokens: readonly Token[]
  next: number
}

const mostTokens = 200
/** Deeper nesting than anyone types would fill the stack. */
const mostDepth = 20
const signs: Readonly<Record<string, Token>> = { '−': '-', '–': '-', '×': '*', '÷': '/', '·': '*' }

function toTokens(text: string): Token[] | null {
  const parts = text.match(/\d[\d,]*(?:\.\d*)?|\.\d+|[-+*/()−–×÷·]|[^\s$€£¥]/gu) ?? []
  if (parts.length === 0 || parts.length > mostTokens) return null
  const tokens = parts.map(toToken)
  return tokens.includes(null) ? null : (tokens as Token[])
}

function toToken(part: string): Token | null {
  if (/^[-+*/()]$/u.test(part)) return part as Token
  if (/[\d.]/u.test(part)) return readNumber(part)
  return signs[part] ?? null
}

/** Commas are only read over between thousands, because '2,5' could mean two things. */
function readNumber(part: string): number | null {
  const isPlain = !part.includes(',') || /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u.test(part)
  const value = isPlain ? Number(part.replaceAll(',', '')) : NaN
  return Number.isFinite(value) ? value : null
}

function readTerms(rest: Rest, depth: number): number | null {
  let sum = readProduct(rest, depth)
  for (let sign = peek(rest); sum !== null && (sign === '+' || sign === '-'); sign = peek(rest)) {
    rest.next += 1
    const term = readProduct(rest, depth)
    sum = term === null ? null : sign === '+' ? sum + term : sum - term
  }
  return sum
}

function readProduct(rest: Rest, depth: number): number | null {
  let product = readFactor(rest, depth)
  for (let sign = peek(rest); product !== null && (sign === '*' || sign === '/'); sign = peek(rest)) {
    rest.next += 1
    const factor = readFactor(rest, depth)
    product = factor === null ? null : sign === '*' ? product * factor : product / factor
  }
  return product
}

function readFactor(rest: Rest, depth: number): number | null {
  if (depth > mostDepth) return null
  const token = peek(rest)
  rest.next += 1
  if (typeof token === 'number') return token
  if (token === '-' || token === '+') {
    const value = readFactor(rest, depth + 1)
    return value !== null && token === '-' ? -value : value
  }
  if (token !== '(') return null
  const inner = readTerms(rest, depth + 1)
  const isClosed = peek(rest) === ')'
  rest.next += 1
  return isClosed ? inner : null
}

function peek({ tokens, next }: Rest): Token | undefined {
  return tokens[next]
}
