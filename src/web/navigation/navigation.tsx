import { type ReactNode, useCallback } from 'react'
import { Link as RouterLink, Router, useLocation, useSearch } from 'wouter'
import { isSitePath } from '#contract/paths.ts'
import { readSearch, type SearchValues } from './search.ts'

/** The only file that knows the router. Paths come from #contract/paths.ts, never from a screen. */

interface NavigationProps {
  /** The address for which the page was prerendered. Hydration starts with it and then takes the real one. */
  prerenderedAddress?: string | undefined
  children: ReactNode
}

export function Navigation({ prerenderedAddress, children }: NavigationProps) {
  if (prerenderedAddress === undefined) return children
  const [path = '', search = ''] = prerenderedAddress.split('?')
  return (
    <Router ssrPath={path} ssrSearch={search}>
      {children}
    </Router>
  )
}

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
  const [, navigate] = useLocation()
  return useCallback(
    (path, options) => {
      if (!isSitePath(path)) navigate(path, options)
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
  if (isSitePath(to)) {
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
