import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { findPage } from '#contract/paths.ts'
import { usePathname } from '#web/navigation/navigation.tsx'
import { LiveRegion } from '#web/ui/notices/live-region.tsx'
import { PartBoundary } from '#web/ui/parts/part-boundary.tsx'
import { CurrentScreen } from './current-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { MissingScreen } from './failed-screen.tsx'
import { OfflineSupport } from './offline-support.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import { SessionEnd } from './session-end.tsx'
import { Toasts } from './toasts.tsx'

export function App({ queryClient }: { queryClient: QueryClient }) {
  const pathname = usePathname()
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary resetKey={pathname}>
        <PartBoundary
          resetKey={pathname}
          renderMissing={(retry, reason) => <MissingScreen onRetry={retry} reason={reason} />}
        >
          <Suspense fallback={<ScreenFrame page={findPage(pathname)} />}>
            <CurrentScreen />
          </Suspense>
        </PartBoundary>
      </ErrorBoundary>
      <SessionEnd />
      <Toasts />
      <LiveRegion />
      <OfflineSupport />
    </QueryClientProvider>
  )
}
