import { learnPaths, pages } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import { Logo } from '#web/ui/display/logo.tsx'

/** For pages of the course without the list of lessons at their side. */
export function ClassroomHeader({ isVisitor = false }: { isVisitor?: boolean }) {
  return (
    <header className="border-b bg-sunk print:hidden">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center justify-between gap-4 px-4 sm:px-6 lg:px-8">
        <a href={isVisitor ? '/' : learnPaths.classroom} className="flex rounded-control py-2">
          <Logo name={product.name} />
        </a>
        <nav aria-label="Main" className="flex items-center gap-5 font-medium">
          {isVisitor ? (
            <a href={pages.login.path} className="py-2 text-blue hover:underline">
              Sign in
            </a>
          ) : (
            <>
              <a href={pages.dashboard.path} className="py-2 hover:text-blue">
                My plans
              </a>
              <a href={pages.account.path} className="py-2 hover:text-blue">
                Account
              </a>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
