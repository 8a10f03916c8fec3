import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from './banner.tsx'

interface RetryBannerProps {
  title: string
  onRetry: () => void
  children?: ReactNode
}

/** Replaces what could not be loaded. */
export function RetryBanner({ title, onRetry, children }: RetryBannerProps) {
  return (
    <Banner
      tone="warning"
      title={title}
      actions={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Banner>
  )
}
