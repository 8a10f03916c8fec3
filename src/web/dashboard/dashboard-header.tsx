import { Settings } from 'lucide-react'
import type { User } from '#contract/user.ts'
import { apiPaths, learnPaths, pages } from '#contract/paths.ts'
import { computeDisplayName, computeInitials } from '#domain/accounts/display-name.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { forgetLastUser } from '#web/session/last-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { DashboardBar } from './dashboard-bar.tsx'
import { ThemeSelect } from './theme-select.tsx'

export function DashboardHeader({ user }: { user: User }) {
  return (
    <DashboardBar>
      {/* On a phone the person's name is on its own line under the logo and the buttons. */}
      <Link
        to={pages.account.path}
        className="group flex min-w-0 items-center gap-3 rounded-control no-underline max-md:order-last max-md:w-full"
      >
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-blue-wash font-mono text-sm font-semibold text-blue"
        >
          {computeInitials(user)}
        </span>
        <div className="min-w-0 leading-tight md:max-w-72">
          <p className="truncate font-semibold group-hover:underline">{computeDisplayName(user)}</p>
          <p className="truncate text-sm text-ink-3">{user.email}</p>
        </div>
        <Icon of={Settings} className="shrink-0 text-ink-3 group-hover:text-ink" />
        <VisuallyHidden>Account</VisuallyHidden>
      </Link>
      {user.entitlements.includes('course') && (
        <Button size="sm" asChild>
          <Link to={learnPaths.classroom}>My course</Link>
        </Button>
      )}
      <ThemeSelect className="w-27" />
      <Button size="sm" asChild>
        {/* A full-page navigation, so that the server ends the session and nothing of it stays in memory. */}
        <a href={apiPaths.logout} onClick={forgetLastUser}>
          LOGOUT
        </a>
      </Button>
    </DashboardBar>
  )
}
