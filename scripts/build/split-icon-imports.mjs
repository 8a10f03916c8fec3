import { readFileSync } from 'node:fs'
import { inRepository } from '../repository-root.mjs'

const iconImport = /^import \{([^}]*)\} from ['"]lucide-react['"]/gm

/**
 * The icons come from one module that leads to all of them. To the plan of the files, every screen would need the icons
 * of all others, so each icon is imported from its own module.
 * @returns {import('vite').Plugin}
 */
export function importSingleIcons() {
  const barrel = inRepository('node_modules', 'lucide-react', 'dist', 'esm', 'lucide-react.mjs')
  const modules = listIconModules(readFileSync(barrel, 'utf8'))
  return {
    name: 'single-icons',
    transform: {
      filter: { id: /\.tsx?$/, code: /['"]lucide-react['"]/ },
      handler: (code) => ({ code: splitIconImports(code, modules), map: null }),
    },
  }
}

/**
 * @param {string} barrel the text of the module that exports all icons
 * @returns {Map<string, string>} the name of each icon's module, by the icon's names
 */
export function listIconModules(barrel) {
  const exported = barrel.matchAll(/^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/gm)
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      Array.from(names.matchAll(/\bdefault as (\w+)/g), ([, name = '']) => [name, file]),
    ),
  )
}

/**
 * Keeps the number of lines, so that the source map stays true.
 * @param {string} code
 * @param {ReadonlyMap<string, string>} modules
 */
export function splitIconImports(code, modules) {
  return code.replaceAll(iconImport, (statement, /** @type {string} */ names) => {
    const imports = names.split(',').flatMap((part) => {
      const [name = '', local = name] = part.trim().split(' as ')
      const file = modules.get(name)
      if (file !== undefined) return [`import ${local} from 'lucide-react/icons/${file}'`]
      return name === '' ? [] : [`import { ${part.trim()} } from 'lucide-react'`]
    })
    return imports.join(';') + '\n'.repeat(statement.split('\n').length - 1)
  })
}
