/**
 * @typedef {object} Known
 * @property {readonly string[]} scripts of package.json
 * @property {readonly string[]} steps of `npm test`
 * @property {readonly string[]} commands of the operator
 * @property {readonly string[]} settings that some program reads from its environment
 */

/**
 * The text of code blocks and of what stands between backticks.
 * @param {string} markdown
 * @returns {string[]}
 */
export function listCode(markdown) {
  const blocks = [...markdown.matchAll(/^```.*\n([^]*?)\n```$/gm)].flatMap(([, code = '']) =>
    code.split('\n'),
  )
  const rest = markdown.replaceAll(/^```.*\n[^]*?\n```$/gm, '')
  const spans = [...rest.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll(/\s+/g, ' '))
  return [...blocks, ...spans]
}

/**
 * @param {string[]} code
 * @param {Pick<Known, 'scripts' | 'steps' | 'commands'>} known
 * @returns {string[]} npm commands that do not exist
 */
export function findUnknownCommands(code, { scripts, steps, commands }) {
  const findings = []
  for (const line of code.map((text) => text.replace(/\s+#.*$/, ''))) {
    for (const [, name = ''] of line.matchAll(/\bnpm run ([\w:-]*\w)/g))
      if (!scripts.includes(name)) findings.push(`\`npm run ${name}\` is not in package.json.`)
    for (const [, list = ''] of line.matchAll(/\bnpm test -- ([a-z][\w -]*)/g))
      for (const name of list.trim().split(' '))
        if (!steps.includes(name))
          findings.push(`\`npm test -- ${name}\` names no step in scripts/checks/steps.mjs.`)
    for (const [, words = ''] of line.matchAll(/(?:\bnpm run admin --|\badmin\.js) ([a-z][a-z -]*)/g))
      if (!['help', ...commands].some((name) => `${words.trim()} `.startsWith(`${name} `)))
        findings.push(`\`npm run admin -- ${words.trim()}\` is no command of src/server/admin/commands.ts.`)
  }
  return findings
}

/**
 * @param {string[]} code
 * @returns {string[]} names of environment variables
 */
export function listSettings(code) {
  const names = code.flatMap((text) =>
    /^[A-Z]+(?:_[A-Z]+)+$/.test(text) ? [text] : (text.match(/(?<![\w${-])[A-Z][A-Z_]+(?==)/g) ?? []),
  )
  return [...new Set(names)]
}
