import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { createQueryClient } from '#web/api/query-client.ts'
import { usePathname } from '#web/navigation/navigation.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { CurrentScreen } from './current-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { SessionEnd } from './session-end.tsx'

export function App() {
  const [queryClient] = useState(createQueryClient)
  const pathname = usePathname()
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<LoadingScreen />}>
          <CurrentScreen />
        </Suspense>
      </ErrorBoundary>
      <SessionEnd />
      <Toaster />
      <LiveRegion />
    </QueryClientProvider>
  )
}
