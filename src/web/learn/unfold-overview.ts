import { findPart } from './page-parts.ts'

/** The list of lessons is a column on a wide screen, and folded on a narrow one. */
export function unfoldOverview(): void {
  const overview = findPart<HTMLDetailsElement>('overview')
  const wide = matchMedia('(width >= 64rem)')
  const follow = () => {
    if (overview) overview.open = wide.matches
  }
  wide.addEventListener('change', follow)
  follow()
}
