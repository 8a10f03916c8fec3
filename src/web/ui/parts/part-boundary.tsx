import { Component, type ReactNode } from 'react'
import { MissingPartError } from './missing-part-error.ts'

export interface PartBoundaryProps {
  /** What stands in for the part when it could not be fetched. */
  renderMissing?: ((retry: () => void) => ReactNode) | undefined
  /** A new value, such as the address, asks for what is now wanted. */
  resetKey?: string | undefined
  onMissing?: ((error: MissingPartError) => void) | undefined
  children: ReactNode
}

interface PartBoundaryState {
  error: unknown
  /** Under which key it failed; null while all is well. */
  failed: { resetKey: string | undefined } | null
}

/**
 * Asks again for a part that could not be fetched when the network returns, and when the person wants it. Any other
 * failure is not its business.
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
    if (!(error instanceof MissingPartError)) return
    error.forget()
    this.props.onMissing?.(error)
  }

  override componentWillUnmount(): void {
    globalThis.removeEventListener('online', this.retry)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!(error instanceof MissingPartError)) throw error
    return this.props.renderMissing?.(this.retry) ?? null
  }

  private readonly retry = (): void => {
    if (this.state.error !== null) this.setState({ error: null, failed: null })
  }
}
