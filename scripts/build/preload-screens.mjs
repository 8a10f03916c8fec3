import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { collectFiles } from '../size/manifest-closure.mjs'

/**
 * @typedef {import('../size/manifest-closure.mjs').Manifest} Manifest
 * @typedef {import('./find-first-parts.mjs').FirstParts} FirstParts
 */

/**
 * Writes a script into the built page that fetches what the screen in the address needs while the program itself is
 * still on its way; without it, one would only begin once the other has run.
 * @param {string} web the folder of the built front end
 * @param {FirstParts} firstParts
 */
export function preloadScreens(web, firstParts) {
  const page = join(web, 'index.html')
  const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8'))
  const html = readFileSync(page, 'utf8')
  const place = html.indexOf('<script type="module"')
  if (place === -1) throw new Error('The built page has no script to preload before')
  const script = `<script>${buildPreloadScript(manifest, firstParts)}</script>\n    `
  writeFileSync(page, html.slice(0, place) + script + html.slice(place))
}

/**
 * @param {Manifest} manifest
 * @param {FirstParts} firstParts
 */
export function buildPreloadScript(manifest, firstParts) {
  /** @type {string[]} */
  const files = []
  const shell = collectFiles(manifest, 'index.html')
  /** @param {string} part */
  const list = (part) => {
    if (!manifest[part]) throw new Error(`Nothing built is called ${part}`)
    const needed = [...collectFiles(manifest, part)].filter(
      (file) => file.endsWith('.js') && !shell.has(file),
    )
    return needed.map((file) => {
      if (!files.includes(file)) files.push(file)
      return files.indexOf(file)
    })
  }
  const { screens, steps, templates, workbookPath, currentUserPath, defaultTemplateId } = firstParts
  const { sessionHintName, lastUserKey } = firstParts
  const { planId, template, step } = firstParts.searchParameters
  const plan = {
    screens: Object.fromEntries(screens.map(({ path, part }) => [path, list(part)])),
    signedIn: screens.filter(({ access }) => access === 'authenticated').map(({ path }) => path),
    steps: steps.map(({ part }) => list(part)),
    templates: Object.fromEntries(templates.map(({ id, part }) => [id, list(part)])),
    workbookPath,
    currentUserPath,
    sessionHintName,
    lastUserKey,
    defaultTemplateId,
    search: { planId, template, step },
    files,
  }
  const { code } = transformSync(`(${preload.toString()})(${JSON.stringify(plan)})`, { minify: true })
  return code.trim()
}

/**
 * Runs in the page, so it may use nothing from outside. A plan without an address of its own is a new one: its first step and its
 * template are known.
 * @param {{
 *   screens: Record<string, number[]>
 *   signedIn: string[]
 *   steps: number[][]
 *   templates: Record<string, number[]>
 *   workbookPath: string
 *   currentUserPath: string
 *   sessionHintName: string
 *   lastUserKey: string
 *   defaultTemplateId: string
 *   search: Record<'planId' | 'template' | 'step', string>
 *   files: string[]
 * }} plan
 */
function preload(plan) {
  const { pathname, search } = globalThis.location
  const path = pathname.replace(/(.)\/$/, '$1')
  const screen = plan.screens[path]
  if (!screen) return
  const asked = new URLSearchParams(search)
  const isWorkbook = path === plan.workbookPath
  const isNew = isWorkbook && !asked.get(plan.search.planId)
  const template =
    isNew && (plan.templates[asked.get(plan.search.template) ?? ''] ?? plan.templates[plan.defaultTemplateId])
  const step = isWorkbook && plan.steps[isNew ? 0 : Number(asked.get(plan.search.step)) - 1]
  /** @param {Record<string, string>} link */
  const add = (link) => document.head.append(Object.assign(document.createElement('link'), link))
  const mayBeSignedIn = () => {
    try {
      if (document.cookie.includes(`${plan.sessionHintName}=1`)) return true
      return localStorage.getItem(plan.lastUserKey) !== null
    } catch {
      return false
    }
  }
  if (plan.signedIn.includes(path) && mayBeSignedIn()) {
    add({ rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href: plan.currentUserPath })
  }
  for (const index of new Set([...screen, ...(step || []), ...(template || [])])) {
    add({ rel: 'modulepreload', crossOrigin: 'anonymous', href: `/${plan.files[index]}` })
  }
}
