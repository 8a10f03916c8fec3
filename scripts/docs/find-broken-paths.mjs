import { listFolders } from './list-files.mjs'

/**
 * What a build, an install or a running server makes, and names with a slash that are no paths.
 */
const notOurs = /^(?:dist|data|node_modules)\/|^text\/event-stream$/
const ourEndings = /\.(?:ts|tsx|mjs|cjs|css|sql|md)$/

/**
 * Documents shorten paths: `web/ui` is src/web/ui, and `lenient.ts` the file of that name. A path is right when some
 * file or folder ends with it.
 * @param {string[]} code
 * @param {readonly string[]} files all files, from the top of the repository
 * @returns {string[]} what looks like a path in the repository and is none
 */
export function findBrokenPaths(code, files) {
  const folders = listFolders(files)
  const names = new Set(folders.flatMap((folder) => folder.split('/')))
  const all = [...files, ...folders].map((path) => `/${path}`)
  return code.filter((text) => {
    if (!looksLikePath(text, names)) return false
    const pattern = toPattern(text)
    return !all.some((path) => pattern.test(path))
  })
}

/**
 * @param {string} text
 * @param {ReadonlySet<string>} folderNames
 */
function looksLikePath(text, folderNames) {
  if (!/^[\w.*<-][\w.*<>/-]*$/.test(text) || text.startsWith('./') || notOurs.test(text)) return false
  const [first = ''] = text.split('/')
  return text.includes('/')
    ? folderNames.has(first) || text.endsWith('/') || ourEndings.test(text)
    : ourEndings.test(text)
}

/**
 * A `*` and a word in angle brackets stand for a part of a name.
 * @param {string} text
 */
function toPattern(text) {
  const escaped = text
    .replace(/\/$/, '')
    .replaceAll(/[.+]/g, String.raw`\$&`)
    .replaceAll(/\*|<\w+>/g, '[^/]*')
  return new RegExp(`/${escaped}$`)
}
