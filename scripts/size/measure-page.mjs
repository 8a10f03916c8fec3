import { findFaults } from './measure-sizes.mjs'

/** @typedef {import('./measure-sizes.mjs').Measurement} Measurement */

const script = /<script(?![^>]*\stype="application\/ld\+json")([^>]*)>([\s\S]*?)<\/script>/g
const stylesheet = /<link[^>]*\srel="stylesheet"[^>]*>/g

/**
 * A page that is complete by itself: its scripts are written into it, and so are its styles. What it fetches of
 * either is counted all the same.
 * @param {string} entry
 * @param {string} html
 * @param {import('./measure-sizes.mjs').Budget} budget
 * @param {{ gzipSizeOf: (file: string) => number, gzipSizeOfText: (text: string) => number }} sizes
 * @returns {Measurement}
 */
export function measurePage(entry, html, budget, { gzipSizeOf, gzipSizeOfText }) {
  const scripts = [...html.matchAll(script)]
  const fetchedScripts = scripts
    .map(([, attributes = '']) => findAddress(attributes))
    .filter((file) => file !== '')
  const fetchedStyles = Array.from(html.matchAll(stylesheet), ([link]) => findAddress(link))
  const inline = scripts.map(([, , text = '']) => text).join('\n')
  const fetchedBytes = sum(fetchedScripts.map(gzipSizeOf))
  const javascriptBytes = (inline.trim() === '' ? 0 : gzipSizeOfText(inline)) + fetchedBytes
  const totalBytes = gzipSizeOfText(html) + fetchedBytes + sum(fetchedStyles.map(gzipSizeOf))
  const fileCount = 1 + fetchedScripts.length + fetchedStyles.length
  const sizes = { javascriptBytes, totalBytes, fileCount }
  return { entry, budgetName: 'prerenderedPage', ...sizes, faults: findFaults(budget, sizes) }
}

/** @param {string} attributes */
function findAddress(attributes) {
  return /\s(?:src|href)="\/([^"]*)"/.exec(attributes)?.[1] ?? ''
}

/** @param {number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
