import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createQueryClient } from '#web/api/query-client.ts'
import { DashboardFrame } from '#web/dashboard/dashboard-frame.tsx'
import { startFromSearch } from '#web/navigation/navigation.tsx'
import { PrerenderedNavigation } from '#web/navigation/prerendered-navigation.tsx'
import { WorkbookFrame } from '#web/workbook/workbook-frame.tsx'
import { App } from './app.tsx'
import { findPrerenderedAddress, type HydratedScreen, hydratedScreens } from './prerendered-state.ts'
import { screens } from './screens.ts'

interface PrerenderedScreen {
  name: string
  /** Escaped, as in HTML. */
  title: string
  html: string
  /** The query to hydrate it with. Null for a frame, which the program replaces. */
  search: string | null
}

/** For the build: what is inside `#root` before the program arrives. */
export async function renderScreens(): Promise<PrerenderedScreen[]> {
  return [
    ...(await Promise.all(hydratedScreens.map(renderScreen))),
    renderFrame('dashboard', <DashboardFrame />),
    renderFrame('workbook', <WorkbookFrame />),
  ]
}

async function renderScreen(name: HydratedScreen): Promise<PrerenderedScreen> {
  await screens.load(name)
  const queryClient = createQueryClient()
  const [pathname = '', query = ''] = findPrerenderedAddress(name).split('?')
  const search = query === '' ? '' : `?${query}`
  startFromSearch(search)
  const drawn = renderToString(
    <PrerenderedNavigation pathname={pathname}>
      <App queryClient={queryClient} />
    </PrerenderedNavigation>,
  )
  // Otherwise its timers would keep the build from ending.
  queryClient.clear()
  return { name, ...takeTitle(drawn), search }
}

function renderFrame(name: string, frame: ReactNode): PrerenderedScreen {
  return { name, ...takeTitle(renderToStaticMarkup(frame)), search: null }
}

/** React writes the title first, because it belongs in the head. */
function takeTitle(drawn: string): { title: string; html: string } {
  const [element, title] = /<title>([^<]*)<\/title>/.exec(drawn) ?? []
  if (element === undefined || title === undefined) throw new Error('A screen has no title')
  return { title, html: drawn.replace(element, '') }
}
