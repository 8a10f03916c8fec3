import { ArrowLeft } from 'lucide-react'
import { learnPaths, pages } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { Logo } from '#web/ui/display/logo.tsx'

export function AccountHeader({ hasCourse }: { hasCourse: boolean }) {
  return (
    <header className="border-b bg-sunk">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3.5 sm:px-6 lg:px-8">
        <Logo name={product.name} />
        <div className="flex flex-wrap gap-2">
          {hasCourse && (
            <Button size="sm" asChild>
              <Link to={learnPaths.classroom}>My course</Link>
            </Button>
          )}
          <Button size="sm" asChild>
            <Link to={pages.dashboard.path}>
              <Icon of={ArrowLeft} />
              My plans
            </Link>
          </Button>
        </div>
      </div>
    </header>
  )
}
