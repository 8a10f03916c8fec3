import { product } from '#domain/page-texts/product.ts'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { DashboardBar } from './dashboard-bar.tsx'

/** The dashboard until it is known whose it is. Nothing in it depends on the person. */
export function DashboardFrame() {
  return (
    <div className="flex min-h-dvh flex-col" aria-busy="true">
      <title>{`Dashboard – ${product.name}`}</title>
      <DashboardBar>
        {/* As high as the buttons, and on a phone as high as the line with the name. */}
        <div className="h-9 pointer-coarse:h-11" />
        <div className="h-10 max-md:w-full" />
      </DashboardBar>
      <main id="main" className="blueprint-grid flex grow flex-col">
        <div className="mx-auto w-full max-w-6xl px-4 pt-9 sm:px-6 lg:px-8">
          <p className="mono-label mb-2 text-ink-3">{`${product.name} / Dashboard`}</p>
          <output className="display-heading block text-[clamp(2rem,1.5rem+2vw,2.75rem)] leading-[1.08] text-ink-2">
            Loading...
          </output>
          <Skeleton lines={2} className="mt-6 max-w-130" />
        </div>
      </main>
    </div>
  )
}
