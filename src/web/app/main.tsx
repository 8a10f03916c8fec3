import '#web/styles/app.css'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#web/api/query-client.ts'
import { watchBack } from '#web/navigation/back-guard.ts'
import { watchScrollPositions } from '#web/navigation/scroll-position.ts'
import { App } from './app.tsx'
import { watchErrors } from './error-reporting.ts'
import { prepareFirstScreen } from './prepare-first-screen.ts'

async function start(): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no #root element')
  const queryClient = createQueryClient()
  await prepareFirstScreen(queryClient, globalThis.location.pathname)
  createRoot(root).render(<App queryClient={queryClient} />)
}

watchErrors()
watchBack()
watchScrollPositions()
// Not awaited, because the screens' files import from this one and would wait for it to end.
void start()
