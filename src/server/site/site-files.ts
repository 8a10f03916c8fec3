import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type SitePageName, sitePages } from '#contract/paths.ts'
import { fillSiteTokens, sitePageFolder, type SiteValues } from '#contract/site-tokens.ts'

/** A page as it is sent, in each encoding. */
export interface SiteFile {
  html: string
  etag: string
  bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>
}

/**
 * Level 11 is smallest but takes a tenth of a second per page. Level 9 is almost as small and costs nothing at
 * startup.
 */
const brotliQuality = 9

/** The prerendered pages of the build, with their placeholders. */
export function readSitePages(webFolder: string): { name: SitePageName; path: string; html: string }[] {
  const names = Object.keys(sitePages) as SitePageName[]
  return names
    .map((name) => ({ name, file: path.join(webFolder, sitePageFolder, `${name}.html`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, path: sitePages[name].path, html: readFileSync(file, 'utf8') }))
}

export function prepareSiteFile(marked: string, values: SiteValues): SiteFile {
  const html = fillSiteTokens(marked, values)
  const identity = Buffer.from(html)
  return {
    html,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: {
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
      gzip: gzipSync(identity, { level: constants.Z_BEST_COMPRESSION }),
      identity,
    },
  }
}

/** The best encoding that the browser accepts. `q=0` means that it does not accept it. */
export function chooseEncoding(accepted: string | undefined): keyof SiteFile['bodies'] {
  const takes = (name: string) =>
    (accepted ?? '').split(',').some((part) => {
      const [encoding, quality] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      return encoding === name && !/^q=0(\.0*)?$/.test(quality ?? '')
    })
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
