import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { SignInDialog } from '#web/account/sign-in-dialog.tsx'
import { createQueryClient } from '#web/api/query-client.ts'
import { usePathname } from '#web/navigation/navigation.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { CurrentScreen } from './current-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadingScreen } from './loading-screen.tsx'

export function App() {
  const [queryClient] = useState(createQueryClient)
  const pathname = usePathname()
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<LoadingScreen />}>
            <CurrentScreen />
          </Suspense>
        </ErrorBoundary>
        <SignInDialog />
        <Toaster />
        <LiveRegion />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
