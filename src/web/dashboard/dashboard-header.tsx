import type { User } from '#contract/user.ts'
import { apiPaths } from '#contract/paths.ts'
import { computeDisplayName, computeInitials } from '#domain/accounts/display-name.ts'
import { product } from '#domain/content/product.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { ThemeSelect } from './theme-select.tsx'

export function DashboardHeader({ user }: { user: User }) {
  return (
    <header className="border-b bg-sunk">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-6 lg:px-8">
        <Logo name={product.name} className="mr-auto" />
        {/* On a phone the person stands on a line of their own under the logo and the buttons. */}
        <div className="flex min-w-0 items-center gap-3 max-md:order-last max-md:w-full">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full bg-blue-wash font-mono text-sm font-semibold text-blue"
          >
            {computeInitials(user)}
          </span>
          <div className="min-w-0 leading-tight md:max-w-72">
            <p className="truncate font-semibold">{computeDisplayName(user)}</p>
            <p className="truncate text-sm text-ink-3">{user.email}</p>
          </div>
        </div>
        <ThemeSelect className="w-27" />
        <Button size="sm" asChild>
          {/* A full-page navigation: the server ends the session and nothing of it stays in memory. */}
          <a href={apiPaths.logout}>LOGOUT</a>
        </Button>
      </div>
    </header>
  )
}
