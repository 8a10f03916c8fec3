import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { reportError } from './error-reporting.ts'

interface ErrorBoundaryProps {
  /** A new value, such as another URL, resets the screen. */
  resetKey: string
  children: ReactNode
}

interface ErrorBoundaryState {
  error: unknown
  /** The key under which it failed. Null while everything works. */
  failedKey: string | null
}

/**
 * A screen that fails does not affect the rest. Plans live in stores outside React, so the typed text is still
 * there when the screen renders again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failedKey: null }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, failedKey: '' }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { error, failedKey }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (failedKey === '') return { error, failedKey: resetKey }
    return failedKey === null || failedKey === resetKey ? null : { error: null, failedKey: null }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // oxlint-disable-next-line no-console -- a crash is still reported to developers here
    console.error(error, info.componentStack)
    reportError('screen', error)
  }

  override render(): ReactNode {
    if (this.state.failedKey === null) return this.props.children
    return <FailedScreen onRetry={() => this.retry()} />
  }

  /**
   * A part of the program that could not be loaded is remembered as failed, and only a reload requests it again.
   */
  private retry(): void {
    if (isLoadFailure(this.state.error)) globalThis.location.reload()
    else this.setState({ error: null, failedKey: null })
  }
}

function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /import|dynamically imported|preload/i.test(error.message)
}

function FailedScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="blueprint-grid grid min-h-dvh place-items-center p-6">
      <div role="alert" className="max-w-lg rounded-card border border-rule bg-surface p-8 shadow-sheet">
        <h1 className="font-display text-title font-bold tracking-tight">This screen stopped working</h1>
        <p className="mt-3 text-ink-2">
          Your work is still in this browser. Try again, and reload the page if it keeps failing.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
          <Button onClick={() => globalThis.location.reload()}>Reload the page</Button>
        </div>
      </div>
    </main>
  )
}
