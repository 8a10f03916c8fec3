import type { ReactNode } from 'react'
import { Link as RouterLink, useLocation, useSearch } from 'wouter'
import { readSearch, type SearchValues } from './search.ts'

/** The one place that knows the router. Addresses come from #contract/paths.ts, never from a screen. */

export function usePathname(): string {
  return useLocation()[0]
}

export function useSearchValues(): SearchValues {
  return readSearch(useSearch())
}

interface NavigateOptions {
  /** Leaves no entry in the history, as a redirect should. */
  replace?: boolean
}

export function useNavigate(): (path: string, options?: NavigateOptions) => void {
  return useLocation()[1]
}

interface LinkProps {
  to: string
  className?: string
  children: ReactNode
}

export function Link({ to, className, children }: LinkProps) {
  return (
    <RouterLink href={to} {...(className === undefined ? {} : { className })}>
      {children}
    </RouterLink>
  )
}
