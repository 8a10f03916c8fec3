import { product } from '#domain/page-texts/product.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Logo } from '#web/ui/display/logo.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { columnClasses } from './workbook-columns.ts'

/** The workbook until its plan is open. Nothing in it depends on the person. */
export function WorkbookFrame() {
  return (
    <div className={joinClasses('min-h-dvh lg:grid', columnClasses.advisor)} aria-busy="true">
      <title>{`Workbook – ${product.name}`}</title>
      <header className="sticky top-0 z-20 grid min-h-13 place-items-center border-b border-rule bg-sunk px-4 pointer-coarse:min-h-15 lg:hidden">
        <Logo name={product.name} />
      </header>
      <div className="sticky top-0 hidden h-dvh border-r border-rule bg-sunk px-3 py-5 lg:block xl:px-4">
        <Logo name={product.name} />
      </div>
      <main id="main" className="blueprint-grid min-w-0">
        <div className="mx-auto w-full max-w-180 px-4 pt-4 pb-16 sm:px-8 lg:pt-5 panel:max-xl:px-6">
          <output className="display-heading block text-title text-ink-2">Loading...</output>
          <Skeleton lines={6} className="mt-7" />
        </div>
      </main>
      <div className="sticky top-0 hidden h-dvh border-l border-rule bg-surface lg:block" />
    </div>
  )
}
