import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SitePageName } from '#contract/paths.ts'
import { CoursePage } from '#web/course/course-page.tsx'
import { LandingPage } from '#web/landing/landing-page.tsx'
import { PrivacyPage } from '#web/legal/privacy-page.tsx'
import { RefundsPage } from '#web/legal/refunds-page.tsx'
import { TermsPage } from '#web/legal/terms-page.tsx'
import { type SiteAssets, SiteAssetsProvider } from '#web/site/site-assets.ts'

const components: Readonly<Record<SitePageName, ComponentType>> = {
  landing: LandingPage,
  course: CoursePage,
  terms: TermsPage,
  privacy: PrivacyPage,
  refunds: RefundsPage,
}

/** The whole page as HTML, with tokens for the values that only the running server knows. */
export function renderSitePage(name: SitePageName, assets: SiteAssets): string {
  const Page = components[name]
  const html = renderToStaticMarkup(
    <SiteAssetsProvider value={assets}>
      <Page />
    </SiteAssetsProvider>,
  )
  return `<!doctype html>${html}`
}
