import { Component, type ReactNode } from 'react'
import { FailedScreen } from './failed-screen.tsx'

interface ErrorBoundaryProps {
  /** A new value, such as another URL, resets the screen. */
  resetKey: string
  children: ReactNode
}

interface ErrorBoundaryState {
  /** The key under which it failed. Null while everything works. */
  failedKey: string | null
}

/**
 * A screen that fails does not affect the rest. Plans live in stores outside React, so the typed text is still
 * there when the screen renders again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedKey: null }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedKey: '' }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failedKey }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (failedKey === '') return { failedKey: resetKey }
    return failedKey === null || failedKey === resetKey ? null : { failedKey: null }
  }

  override render(): ReactNode {
    if (this.state.failedKey === null) return this.props.children
    return (
      <FailedScreen heading="This screen stopped working" onRetry={() => this.setState({ failedKey: null })}>
        Your work is still in this browser. Try again, and reload the page if it keeps failing.
      </FailedScreen>
    )
  }
}
