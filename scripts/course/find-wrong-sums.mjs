const fence = /^::: business (.+)\n([\s\S]*?)^:::$/gm
const row = /^\| *(\*\*)?(.*?)(?:\*\*)? *\| *(?:\*\*)?(.*?)(?:\*\*)? *\|$/
const amount = /^([−+-]?)\$([\d,]+(?:\.\d+)?)$/

/**
 * The calculations in which a row in bold is not the sum of the other rows above it. Those with a row that is no amount
 * in dollars, such as a share or a month, are no sums.
 * @param {string} text a lesson's file
 */
export function findWrongSums(text) {
  return [...text.matchAll(fence)].flatMap(([, title, lines = '']) => {
    const rows = lines
      .trim()
      .split('\n')
      .map((line) => readRow(line.trim()))
    const isSum = rows.at(-1)?.isTotal && rows.every(({ cents }) => cents !== null)
    return isSum ? findFaults(rows).map((fault) => `${title}: ${fault}`) : []
  })
}

/** @param {ReturnType<typeof readRow>[]} rows */
function findFaults(rows) {
  /** @type {number[]} */
  const above = []
  let isNew = false
  /** @type {string[]} */
  const faults = []
  for (const { isTotal, what, cents } of rows) {
    // A total right after another one, such as 'Two positions', is no sum of the rows.
    if (isTotal && isNew && above.length > 1) {
      // 'Change in sales' compares two months.
      const [first = 0, second = 0] = above
      const sum = above.reduce((before, each) => before + each, 0)
      const expected = what.startsWith('Change in sales') ? second - first : sum
      if (expected !== cents)
        faults.push(`“${what}” says ${(cents ?? 0) / 100}, and the rows make ${expected / 100}`)
    }
    if (!isTotal) above.push(cents ?? 0)
    isNew = !isTotal
  }
  return faults
}

/** @param {string} line */
function readRow(line) {
  const [, bold, what = '', text = ''] = row.exec(line) ?? []
  const [, sign, digits] = amount.exec(text) ?? []
  // Whole cents, because fractions of a dollar are not exact.
  const size = digits === undefined ? null : Math.round(Number(digits.replaceAll(',', '')) * 100)
  return { isTotal: bold !== undefined, what, cents: size !== null && /[−-]/.test(sign ?? '') ? -size : size }
}
