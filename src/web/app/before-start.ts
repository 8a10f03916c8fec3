import { doesPrerenderFit, findScreen } from './prerendered-state.ts'
import { watchEarlySubmits } from './watch-early-submits.ts'

/** The build writes this into the head of every screen's page. It runs before the first paint. */

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

const { pathname, search } = globalThis.location
if (!doesPrerenderFit(findScreen(pathname), { search, isStored })) {
  document.documentElement.dataset['unfit'] = ''
}
watchEarlySubmits()
