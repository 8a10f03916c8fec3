/**
 * @typedef {object} Decision
 * @property {string} file its name, such as 0004-one-sql-for-two-engines.md
 * @property {string} text
 */

const namePattern = /^(\d{4})-[a-z0-9-]+\.md$/
const headPattern = /^# (\d+)\. \S.*\n\nStatus: (accepted|superseded by (\d+)), (\d{4}-\d{2}-\d{2})\n/

/**
 * @param {readonly Decision[]} decisions
 * @returns {string[]} what to do about each
 */
export function checkDecisions(decisions) {
  const numbers = decisions.map(({ file }) => Number(namePattern.exec(file)?.[1]))
  const findings = []
  for (const [index, { file, text }] of decisions.entries()) {
    const head = headPattern.exec(text)
    if (numbers[index] !== index + 1) {
      findings.push(`${file} should have the number ${index + 1}: decisions are counted without gaps.`)
    } else if (!head) {
      findings.push(
        `${file} has to begin with "# ${index + 1}. Title", an empty line and "Status: accepted, YYYY-MM-DD" or "Status: superseded by N, YYYY-MM-DD".`,
      )
    } else if (Number(head[1]) !== index + 1) {
      findings.push(`${file} has the number ${head[1]} in its title.`)
    } else if (head[3] !== undefined && !numbers.includes(Number(head[3]))) {
      findings.push(`${file} is superseded by decision ${head[3]}, which does not exist.`)
    } else if (!isDay(head[4] ?? '')) {
      findings.push(`${file} has a date that is not in the calendar: ${head[4]}.`)
    }
  }
  return findings
}

/**
 * The numbers in "decision 7", "decisions 7 and 8" and addresses of their files, also over the end of a line.
 * @param {string} text
 * @returns {number[]}
 */
export function listMentionedDecisions(text) {
  const flat = text.replaceAll(/\s*\n[\s/*#]*/g, ' ')
  const inWords = [...flat.matchAll(/\bdecisions? (\d+(?:(?:, | and |, and )\d+)*)\b/gi)].flatMap(
    ([, list = '']) => list.match(/\d+/g) ?? [],
  )
  const inAddresses = [...text.matchAll(/\bdecisions\/(\d{4})-/g)].map(([, number]) => number)
  return [...new Set([...inWords, ...inAddresses].map(Number))]
}

/** @param {string} date */
function isDay(date) {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
