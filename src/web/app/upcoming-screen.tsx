import { pages } from '#contract/paths.ts'
import { product } from '#domain/content/product.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { ScreenHeading } from '#web/navigation/screen-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'

/** Stands at the addresses whose screens are not built yet, and says so. */
export function UpcomingScreen() {
  return (
    <main className="blueprint-grid flex min-h-dvh flex-col items-center justify-center gap-8 p-6">
      <title>{product.name}</title>
      <Logo name={product.name} />
      <div className="w-full max-w-lg rounded-card border border-rule bg-surface p-8 text-center shadow-sheet">
        <ScreenHeading className="font-display text-title font-bold tracking-tight">
          Still on the drawing board
        </ScreenHeading>
        <p className="mt-3 text-ink-2">This part of {product.name} is not open yet.</p>
        <Button variant="primary" className="mt-7" asChild>
          <Link to={pages.landing.path}>Go to the start</Link>
        </Button>
      </div>
    </main>
  )
}
