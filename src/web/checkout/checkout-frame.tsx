import type { ReactNode } from 'react'
import { sitePages } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import { useSettings } from '#web/api/settings.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Logo } from '#web/ui/display/logo.tsx'
import { useToastsAtRight } from '#web/ui/notices/toast-side.ts'

const legalLinks = [
  { text: 'Terms', path: sitePages.terms.path },
  { text: 'Privacy', path: sitePages.privacy.path },
  { text: 'Refunds', path: sitePages.refunds.path },
]

/** The background of the checkout and success screens. Each of them notes when no real money is charged. */
export function CheckoutFrame({ title, children }: { title: string; children: ReactNode }) {
  const { data: settings } = useSettings()
  useToastsAtRight()
  const isSandbox = settings?.payments.provider === 'sandbox'
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} – ${product.name}`}</title>
      <header className="border-b bg-surface px-4 sm:px-6 lg:px-8">
        <div className="mx-auto flex min-h-16 max-w-5xl items-center justify-between gap-4">
          <Link to={sitePages.landing.path} className="flex rounded-control">
            <Logo name={product.name} />
          </Link>
          {isSandbox && (
            <p className="flex items-center gap-3 text-sm text-ink-2">
              <span className="max-sm:sr-only">You will not be charged.</span>
              <span className="mono-label rounded-mark border border-ochre bg-ochre-wash px-2 py-1 font-bold text-ochre">
                TEST MODE
              </span>
            </p>
          )}
        </div>
      </header>
      <main className="blueprint-grid grow px-4 pt-6 pb-14 sm:px-6 sm:pt-10 lg:px-8">{children}</main>
      <footer className="border-t px-4 sm:px-6 lg:px-8">
        <nav aria-label="Legal" className="mx-auto flex max-w-5xl flex-wrap gap-x-6 text-sm">
          {legalLinks.map(({ text, path }) => (
            <Link key={path} to={path} className="py-3 text-ink-2 hover:text-blue hover:underline">
              {text}
            </Link>
          ))}
        </nav>
      </footer>
    </div>
  )
}
