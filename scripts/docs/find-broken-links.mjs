import { posix } from 'node:path'

/**
 * @param {string} file from the top of the repository
 * @param {string} markdown
 * @param {{ exists: (path: string) => boolean, read: (path: string) => string }} repository
 * @returns {string[]} links to files and headings that do not exist
 */
export function findBrokenLinks(file, markdown, { exists, read }) {
  const prose = markdown.replaceAll(/^```.*\n[^]*?\n```$/gm, '')
  const targets = [...prose.matchAll(/\]\(<?([^\s)>]+)>?\)/g)].map(([, target = '']) => target)
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .flatMap((target) => {
      const [path = '', anchor] = target.split('#')
      const linked = path === '' ? file : posix.join(posix.dirname(file), path)
      if (!exists(linked)) return [`${file} links to ${target}, and there is no ${linked}.`]
      if (anchor === undefined) return []
      const text = path === '' ? markdown : read(linked)
      return listAnchors(text).includes(anchor)
        ? []
        : [`${file} links to ${target}, and ${linked} has no such heading.`]
    })
}

/** @param {string} markdown */
function listAnchors(markdown) {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
