import { Component, type ReactNode } from 'react'
import type { MissingReason } from '#web/loading/missing-file-error.ts'
import { MissingPartError } from './missing-part-error.ts'

export interface PartBoundaryProps {
  /** Shown in place of the part when it could not be fetched. */
  renderMissing: (retry: () => void, reason: MissingReason) => ReactNode
  /** A new value, such as the address, requests the part again. */
  resetKey?: string | undefined
  children: ReactNode
}

interface PartBoundaryState {
  error: unknown
  /** The key under which it failed, or null if it has not failed. */
  failed: { resetKey: string | undefined } | null
}

/**
 * Requests a part that could not be fetched again when the network returns and when the person asks for it.
 * It does not handle any other failure.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { error: null, failed: null }

  static getDerivedStateFromError(error: unknown): Partial<PartBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps(
    { resetKey }: PartBoundaryProps,
    { error, failed }: PartBoundaryState,
  ): PartBoundaryState | null {
    if (error === null) return null
    if (failed === null) return { error, failed: { resetKey } }
    return failed.resetKey === resetKey ? null : { error: null, failed: null }
  }

  override componentDidMount(): void {
    globalThis.addEventListener('online', this.retry)
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof MissingPartError) error.forget()
  }

  override componentWillUnmount(): void {
    globalThis.removeEventListener('online', this.retry)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!(error instanceof MissingPartError)) throw error
    return this.props.renderMissing(this.retry, error.reason)
  }

  private readonly retry = (): void => {
    if (this.state.error !== null) this.setState({ error: null, failed: null })
  }
}
