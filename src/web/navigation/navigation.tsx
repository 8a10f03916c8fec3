import { type ReactNode, useCallback } from 'react'
import { Link as RouterLink, useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { isCompletePage } from '#contract/paths.ts'
import { readSearch, type SearchValues } from './search.ts'

/** The only file that knows the router. Paths come from #contract/paths.ts, never from a screen. */

let prerendered: { ssrSearch?: string } = {}

/** Hydration starts with the query for which the page was prerendered, and then takes the real one. */
export function startFromSearch(search: string): void {
  prerendered = { ssrSearch: search }
}

export function usePathname(): string {
  return useLocation()[0]
}

export function useSearchValues(): SearchValues {
  return readSearch(useSearch(prerendered))
}

interface NavigateOptions {
  /** Leaves no entry in the history, as a redirect should. */
  replace?: boolean
}

export function useNavigate(): (path: string, options?: NavigateOptions) => void {
  const [, navigate] = useLocation()
  return useCallback(
    (path, options) => {
      if (!isCompletePage(path)) navigate(path, options)
      else if (options?.replace) globalThis.location.replace(path)
      else globalThis.location.assign(path)
    },
    [navigate],
  )
}

interface LinkProps {
  to: string
  className?: string
  children: ReactNode
}

/** The router does not handle complete pages, so their links are plain ones. */
export function Link({ to, className, children }: LinkProps) {
  if (isCompletePage(to)) {
    return (
      <a href={to} className={className}>
        {children}
      </a>
    )
  }
  return (
    <RouterLink href={to} {...(className === undefined ? {} : { className })}>
      {children}
    </RouterLink>
  )
}
