import { parseSync, Visitor } from 'oxc-parser'

/**
 * @typedef {object} Import
 * @property {string | null} specifier null when it is only known at run time
 * @property {number} line
 * @property {boolean} isLoaded where the file runs, unlike a type and the program of a worker
 * @property {boolean} [isBare] whether it is an `import()` that `loadPart` does not ask for
 */

/**
 * All that a file imports, in every form: static, dynamic, of types only, and the address of a worker. Throws when it
 * does not understand the file.
 *
 * @param {string} file its extension determines the dialect
 * @param {string} text
 * @returns {Import[]}
 */
export function readImports(file, text) {
  const { program, module, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new SyntaxError(error.message)

  /** @type {Import[]} */
  const imports = []
  /** @type {(specifier: string | null, offset: number, isLoaded?: boolean, isBare?: boolean) => void} */
  const add = (specifier, offset, isLoaded = true, isBare = false) => {
    imports.push({ specifier, line: text.slice(0, offset).split('\n').length, isLoaded, isBare })
  }
  /** @type {(offset: number) => boolean} */
  const beginsWithType = (offset) =>
    /^(?:im|ex)port\s+type\b(?!\s+from\b)/.test(text.slice(offset, offset + 40))

  for (const { moduleRequest, start } of module.staticImports) {
    add(moduleRequest.value, moduleRequest.start, !beginsWithType(start))
  }
  for (const { start, entries } of module.staticExports) {
    for (const { moduleRequest } of entries) {
      if (moduleRequest) add(moduleRequest.value, moduleRequest.start, !beginsWithType(start))
    }
  }
  // The rest is in the tree, which takes longer to hand over than to parse, and few files need it.
  if (!/import\s*[.(]/.test(text)) return imports
  new Visitor({
    ImportExpression: ({ source, start }) =>
      add(readText(source), start, true, !/\bloadPart\(\s*\(\) =>\s*$/.test(text.slice(0, start))),
    TSImportType: ({ source, start }) => add(readText(source), start, false),
    NewExpression: ({ callee, arguments: [address, base], start }) => {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL'
      if (isUrl && address && base && text.slice(base.start, base.end) === 'import.meta.url') {
        add(readText(address), start, false)
      }
    },
  }).visit(program)
  return imports
}

/**
 * @param {import('oxc-parser').Node} node
 * @returns {string | null}
 */
function readText(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? null
  }
  return null
}
