import { renderToString } from 'react-dom/server'
import { createQueryClient } from '#web/api/query-client.ts'
import { App } from './app.tsx'
import { findPrerenderedAddress, framedScreens, hydratedScreens, isHydrated } from './prerendered-state.ts'
import { screens } from './screens.ts'

interface PrerenderedScreen {
  name: string
  /** Escaped, as in HTML. */
  title: string
  html: string
  /** The address to hydrate it with. Null for a frame. */
  address: string | null
}

/** For the build: what is inside `#root` before the program arrives. */
export async function renderScreens(): Promise<PrerenderedScreen[]> {
  return Promise.all(
    [...hydratedScreens, ...framedScreens].map(async (name) => {
      if (isHydrated(name)) await screens.load(name)
      const queryClient = createQueryClient()
      const prerenderedAddress = findPrerenderedAddress(name)
      const drawn = renderToString(<App queryClient={queryClient} prerenderedAddress={prerenderedAddress} />)
      // Otherwise its timers would keep the build from ending.
      queryClient.clear()
      return { name, ...takeTitle(drawn), address: isHydrated(name) ? prerenderedAddress : null }
    }),
  )
}

/** React writes the title before the rest, for it belongs in the head. */
function takeTitle(drawn: string): { title: string; html: string } {
  const [element, title] = /<title>([^<]*)<\/title>/.exec(drawn) ?? []
  if (element === undefined || title === undefined) throw new Error('A screen has no title')
  return { title, html: drawn.replace(element, '') }
}
