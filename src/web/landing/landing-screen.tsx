import { pages } from '#contract/paths.ts'
import { product } from '#domain/content/product.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { ScreenHeading } from '#web/navigation/screen-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'

export function LandingScreen() {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${product.name}: write the plan a bank says yes to`}</title>
      <header className="border-b border-rule">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-6 px-6 py-5">
          <Logo name={product.name} />
          <Link to={pages.login.path} className="font-medium text-blue">
            Sign in
          </Link>
        </div>
      </header>
      <main className="blueprint-grid grow">
        <div className="mx-auto max-w-6xl px-6 py-16 sm:py-24">
          <ScreenHeading className="max-w-xl font-display text-hero font-extrabold tracking-[-0.04em]">
            Write the plan a bank says yes to.
          </ScreenHeading>
          <p className="mt-6 max-w-lg text-lg text-ink-2">{product.tagline}</p>
          <div className="mt-9 flex flex-wrap items-center gap-5">
            <Button variant="primary" size="lg" asChild>
              <Link to={pages.checkout.path}>START NOW - $97</Link>
            </Button>
            <p className="text-ink-2">
              One payment.
              <br />
              No subscription.
            </p>
          </div>
        </div>
      </main>
    </div>
  )
}
