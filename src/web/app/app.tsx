import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigation, usePathname } from '#web/navigation/navigation.tsx'
import { LiveRegion } from '#web/ui/notices/live-region.tsx'
import { PartBoundary } from '#web/ui/parts/part-boundary.tsx'
import { CurrentScreen } from './current-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { reportError } from './error-reporting.ts'
import { MissingScreen } from './failed-screen.tsx'
import { Offline } from './offline.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import { SessionEnd } from './session-end.tsx'
import { Toasts } from './toasts.tsx'

interface AppProps {
  queryClient: QueryClient
  /** Set while a prerendered page is made or hydrated. */
  prerenderedAddress?: string
}

export function App({ queryClient, prerenderedAddress }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Navigation prerenderedAddress={prerenderedAddress}>
        <Screens />
      </Navigation>
    </QueryClientProvider>
  )
}

function Screens() {
  const pathname = usePathname()
  return (
    <>
      <ErrorBoundary resetKey={pathname}>
        <PartBoundary
          resetKey={pathname}
          renderMissing={(retry) => <MissingScreen onRetry={retry} />}
          onMissing={({ cause }) => reportError('screen', cause)}
        >
          <Suspense fallback={<ScreenFrame pathname={pathname} />}>
            <CurrentScreen />
          </Suspense>
        </PartBoundary>
      </ErrorBoundary>
      <SessionEnd />
      <Toasts />
      <LiveRegion />
      <Offline />
    </>
  )
}
