import { posix, win32 } from 'node:path'

const linuxNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']
const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Where an installed Chrome or Chromium may be, best guess first.
 * @param {string} platform as in process.platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function listBrowserCandidates(platform, env) {
  if (platform === 'win32') return listWindowsCandidates(env)
  const onPath = (env['PATH'] ?? '')
    .split(':')
    .filter(Boolean)
    .flatMap((folder) => linuxNames.map((name) => posix.join(folder, name)))
  if (platform !== 'darwin') {
    return [
      ...onPath,
      '/opt/google/chrome/chrome',
      ...linuxNames.map((name) => posix.join('/usr/bin', name)),
      '/snap/bin/chromium',
    ]
  }
  const folders = ['/Applications', ...(env['HOME'] ? [posix.join(env['HOME'], 'Applications')] : [])]
  const applications = folders.flatMap((folder) => macApplications.map((name) => posix.join(folder, name)))
  return [...onPath, ...applications]
}

/** @param {Record<string, string | undefined>} env */
function listWindowsCandidates(env) {
  return [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LocalAppData']]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => windowsPrograms.map((name) => win32.join(folder, name)))
}
