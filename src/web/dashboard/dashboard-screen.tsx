import { apiPaths } from '#contract/paths.ts'
import { product } from '#domain/content/product.ts'
import { computeDisplayName, computeInitials } from '#domain/accounts/display-name.ts'
import { ScreenHeading } from '#web/navigation/screen-heading.tsx'
import { useAuthentication } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'

export function DashboardScreen() {
  const authentication = useAuthentication()
  if (authentication.state !== 'authenticated') return null
  const { user } = authentication
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`Dashboard – ${product.name}`}</title>
      <header className="border-b border-rule bg-sunk">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-3 px-6 py-4">
          <Logo name={product.name} />
          <div className="ml-auto flex min-w-0 items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-blue-wash font-mono text-sm font-semibold text-blue"
            >
              {computeInitials(user)}
            </span>
            <div className="min-w-0 leading-tight">
              <p className="truncate font-semibold">{computeDisplayName(user)}</p>
              <p className="truncate text-sm text-ink-3">{user.email}</p>
            </div>
          </div>
          <Button size="sm" asChild>
            {/* A full-page navigation: the server ends the session and nothing of it stays in memory. */}
            <a href={apiPaths.logout}>LOGOUT</a>
          </Button>
        </div>
      </header>
      <main className="blueprint-grid grow">
        <div className="mx-auto max-w-6xl px-6 py-12">
          <ScreenHeading className="font-display text-title font-bold tracking-tight">
            Welcome, {computeDisplayName(user)}
          </ScreenHeading>
          <p className="mt-3 text-ink-2">Your plans will stand here.</p>
        </div>
      </main>
    </div>
  )
}
