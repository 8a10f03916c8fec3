import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectFiles } from '../size/manifest-closure.mjs'

/** @typedef {import('../size/manifest-closure.mjs').Manifest} Manifest */

/** The screens behind a login, which ask who is there before they can show anything. */
const screens = {
  '/dashboard': 'src/web/dashboard/dashboard-screen.tsx',
  '/workbook': 'src/web/app/advised-workbook.tsx',
}

/** In the order of the workbook. */
export const stepNames = [
  'business-idea',
  'market-analysis',
  'business-model',
  'competitive-analysis',
  'customer-personas',
  'marketing-strategy',
  'operations-plan',
  'financial-projections',
  'team-structure',
  'legal-structure',
  'risk-analysis',
  'implementation-timeline',
]

const stepForms = stepNames.map((name) => `src/web/workbook/steps/${name}-form.tsx`)

const templateFolder = 'src/domain/plan/templates/'

/**
 * Writes a script into the built page that fetches what the screen in the address needs while the program itself is
 * still on its way; without it, one would only begin once the other has run.
 * @param {string} web the folder of the built front end
 */
export function preloadScreens(web) {
  const page = join(web, 'index.html')
  const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8'))
  const html = readFileSync(page, 'utf8')
  const place = html.indexOf('<script type="module"')
  if (place === -1) throw new Error('The built page has no script to preload before')
  const script = `<script>${buildPreloadScript(manifest)}</script>\n    `
  writeFileSync(page, html.slice(0, place) + script + html.slice(place))
}

/** @param {Manifest} manifest */
export function buildPreloadScript(manifest) {
  /** @type {string[]} */
  const files = []
  const shell = collectFiles(manifest, 'index.html')
  /** @param {string} entry */
  const list = (entry) => {
    if (!manifest[entry]) throw new Error(`Nothing built is called ${entry}`)
    const needed = [...collectFiles(manifest, entry)].filter(
      (file) => file.endsWith('.js') && !shell.has(file),
    )
    return needed.map((file) => {
      if (!files.includes(file)) files.push(file)
      return files.indexOf(file)
    })
  }
  const plan = {
    screens: Object.fromEntries(Object.entries(screens).map(([path, entry]) => [path, list(entry)])),
    steps: stepForms.map(list),
    templates: Object.fromEntries(
      Object.keys(manifest)
        .filter((entry) => entry.startsWith(templateFolder))
        .map((entry) => [entry.slice(templateFolder.length, -'.ts'.length), list(entry)]),
    ),
    files,
  }
  return `(${preload.toString().replaceAll(/\s*\n\s*/g, '\n')})(${JSON.stringify(plan)})`
}

/**
 * Runs in the page as it stands here. A plan without an address of its own is a new one: its first step and its
 * template are known.
 * @param {{ screens: Record<string, number[]>, steps: number[][], templates: Record<string, number[]>, files: string[] }} plan
 */
function preload(plan) {
  const { pathname, search } = globalThis.location
  const path = pathname.replace(/(.)\/$/, '$1')
  const screen = plan.screens[path]
  if (!screen) return
  const asked = new URLSearchParams(search)
  const isNew = path === '/workbook' && !asked.get('planId')
  const template = isNew && (plan.templates[asked.get('template') ?? ''] ?? plan.templates['saas'])
  const step = path === '/workbook' && plan.steps[isNew ? 0 : Number(asked.get('step')) - 1]
  /** @param {Record<string, string>} link */
  const add = (link) => document.head.append(Object.assign(document.createElement('link'), link))
  add({ rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href: '/api/auth/user' })
  for (const index of new Set([...screen, ...(step || []), ...(template || [])])) {
    add({ rel: 'modulepreload', crossOrigin: 'anonymous', href: `/${plan.files[index]}` })
  }
}
