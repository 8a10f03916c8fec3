import { pages, sitePages } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { ScreenHeading } from '#web/navigation/screen-heading.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Logo } from '#web/ui/display/logo.tsx'

export function NotFoundScreen() {
  return (
    <main className="blueprint-grid flex min-h-dvh flex-col items-center justify-center gap-8 p-6">
      <title>{`404 Page Not Found – ${product.name}`}</title>
      <Link to={sitePages.landing.path}>
        <Logo name={product.name} />
      </Link>
      <div className="w-full max-w-lg rounded-card border border-rule bg-surface p-8 text-center shadow-sheet sm:p-10">
        <ScreenHeading className="font-display text-title font-bold tracking-tight">
          404 Page Not Found
        </ScreenHeading>
        <p className="mx-auto mt-3 max-w-sm text-ink-2">
          There is no page here. The address may have a typo, or the page may have moved.
        </p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <Button variant="primary" asChild>
            <Link to={sitePages.landing.path}>Go to homepage</Link>
          </Button>
          <Button asChild>
            <Link to={pages.dashboard.path}>Open my plans</Link>
          </Button>
        </div>
      </div>
    </main>
  )
}
