import type { ReactNode } from 'react'
import { sitePages } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { ScreenHeading } from '#web/navigation/screen-heading.tsx'
import { Logo } from '#web/ui/display/logo.tsx'
import { SidePanel } from './side-panel.tsx'

interface AccountLayoutProps {
  /** Names the screen in its corner and in the browser's tab. */
  sheet: string
  heading: string
  /** Appears above the heading, such as a success mark. */
  mark?: ReactNode
  lead: ReactNode
  promise: { heading: string; text: string }
  children: ReactNode
  /** Links to the other account screens, at the bottom. */
  footer: ReactNode
}

/** A sheet with the form. On wide screens the product's promise appears next to it. */
export function AccountLayout({ sheet, heading, mark, lead, promise, children, footer }: AccountLayoutProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <title>{`${sheet} – ${product.name}`}</title>
      <SidePanel {...promise} />
      <main className="blueprint-grid flex min-h-dvh flex-col items-center px-4 pt-6 pb-10 sm:px-8 sm:pt-10 lg:justify-center lg:py-12">
        <Link to={sitePages.landing.path} className="mb-6 rounded-control sm:mb-10 lg:hidden">
          <Logo name={product.name} />
        </Link>
        <div className="w-full max-w-120 overflow-clip rounded-card border bg-surface shadow-sheet">
          <div className="px-5 py-7 sm:px-10 sm:py-10">
            {mark ?? <p className="mono-label text-ink-3">{`${product.name} / ${sheet}`}</p>}
            {/* A new heading is a new view and takes the focus even when the URL stays the same. */}
            <ScreenHeading key={heading} className="display-heading mt-2 text-title">
              {heading}
            </ScreenHeading>
            <div className="mt-2.5 text-ink-2">{lead}</div>
            {/* On a phone the toast is at the top, so a field scrolled to for its error stays clear of it. */}
            <div className="mt-7 max-sm:[&_input]:scroll-mt-44">{children}</div>
          </div>
          <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t bg-sunk px-5 py-4 text-[0.9375rem] sm:px-10">
            {footer}
          </div>
        </div>
      </main>
    </div>
  )
}
