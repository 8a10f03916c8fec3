import '#web/styles/app.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { findPage } from '#contract/paths.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { watchBack } from '#web/navigation/back-guard.ts'
import { startFromSearch } from '#web/navigation/navigation.tsx'
import { watchScrollPositions } from '#web/navigation/scroll-position.ts'
import { App } from './app.tsx'
import { noteCaught, watchErrors } from './error-reporting.ts'
import { prepareFirstScreen } from './prepare-first-screen.ts'
import { keepFrame } from './screen-frame.tsx'
import { screens } from './screens.ts'

async function start(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#root')
  if (!root) throw new Error('The page has no #root element')
  const queryClient = createQueryClient()
  const { pathname } = globalThis.location
  const screen = findPage(pathname) ?? 'notFound'
  // The build notes which screen the page contains. One without a query is a frame, which is replaced.
  const { screen: shown, search } = root.dataset
  const isShown = shown === screen && !('unfit' in document.documentElement.dataset)
  watchScrollPositions(isShown)
  if (isShown && search !== undefined && (await canLoad(screens.load(screen)))) {
    startFromSearch(search)
    hydrateRoot(root, <App queryClient={queryClient} />, { onCaughtError: noteCaught })
    return
  }
  const isFrameShown = isShown && search === undefined
  if (isFrameShown) keepFrame(screen, root.innerHTML)
  if (!isShown) clear(root)
  await prepareFirstScreen(queryClient, pathname, isFrameShown)
  createRoot(root, { onCaughtError: noteCaught }).render(<App queryClient={queryClient} />)
}

/** Without its file, a screen cannot be hydrated. The program then shows why. */
async function canLoad(loading: Promise<unknown>): Promise<boolean> {
  try {
    await loading
    return true
  } catch {
    return false
  }
}

/** Removes a prerendered screen of another address or another visit, which was never visible. */
function clear(root: HTMLElement): void {
  root.replaceChildren()
  delete document.documentElement.dataset['unfit']
}

watchErrors()
watchBack()
// Not awaited, because the screens' files import from this one and would wait for it to end.
void start()
