import type { ReactNode } from 'react'
import type { MissingReason } from '#web/loading/missing-file-error.ts'
import { reloadPage } from '#web/loading/reload-page.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { missingTexts } from '#web/ui/parts/missing-texts.ts'

interface FailedScreenProps {
  heading: string
  onRetry: () => void
  children: ReactNode
}

export function FailedScreen({ heading, onRetry, children }: FailedScreenProps) {
  return (
    <main className="blueprint-grid grid min-h-dvh place-items-center p-6">
      <div role="alert" className="max-w-lg rounded-card border border-rule bg-surface p-8 shadow-sheet">
        <h1 className="font-display text-title font-bold tracking-tight">{heading}</h1>
        <p className="mt-3 text-ink-2">{children}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
          <Button onClick={() => void reloadPage()}>Reload the page</Button>
        </div>
      </div>
    </main>
  )
}

export function MissingScreen({ onRetry, reason }: { onRetry: () => void; reason: MissingReason }) {
  return (
    <FailedScreen heading="This screen could not be loaded" onRetry={onRetry}>
      {missingTexts[reason]} Your work is still in this browser.
    </FailedScreen>
  )
}
