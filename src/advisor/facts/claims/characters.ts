export const isOther = 0
export const isLetter = 1
export const isDigit = 2
export const isSpace = 3
export const isLineEnd = 4
export const isSign = 5
export const isFraction = 6

const ascii = new Uint8Array(128)
for (let code = 97; code <= 122; code += 1) {
  ascii[code] = isLetter
  ascii[code - 32] = isLetter
}
for (let code = 48; code <= 57; code += 1) ascii[code] = isDigit
for (const space of ' \t\f\v') ascii[space.charCodeAt(0)] = isSpace
ascii[10] = isLineEnd
ascii[13] = isLineEnd
ascii[36] = isSign

/** The code at a place of a text. Past the end it is 0, because NaN would make every sum with it slow. */
export function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0
}

/** What a character of a text is. Letters of every script are letters, and so are digits that are not 0 to 9. */
export function classify(code: number): number {
  return code < 128 ? (ascii[code] ?? isOther) : classifyOther(code)
}

function classifyOther(code: number): number {
  if (code < 0xc0) return classifyLatin(code)
  if (code === 0xd7 || code === 0xf7) return isOther
  if (code < 0x2000) return code === 0xe3f ? isSign : isLetter
  if (code >= 0x20a0 && code <= 0x20cf) return isSign
  if (code <= 0x200a || code === 0x202f || code === 0x205f || code === 0x3000) return isSpace
  if (code === 0x2028 || code === 0x2029) return isLineEnd
  const isMark =
    code <= 0x206f ||
    (code >= 0x2190 && code <= 0x2bff) ||
    (code >= 0x3001 && code <= 0x303f) ||
    (code >= 0xff01 && code <= 0xff0f) ||
    code === 0x2212
  return isMark ? isOther : isLetter
}

function classifyLatin(code: number): number {
  if (code === 0xa0) return isSpace
  if (code >= 0xa2 && code <= 0xa5 && code !== 0xa4) return isSign
  if (code >= 0xbc && code <= 0xbe) return isFraction
  return isOther
}
