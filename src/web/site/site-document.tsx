import type { ReactNode } from 'react'
import { SkipLink } from '#web/ui/buttons/skip-link.tsx'
import { PageScript } from './page-script.tsx'
import { useSiteAssets } from './site-assets.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHead, type SiteHeadProps } from './site-head.tsx'
import { SiteHeader } from './site-header.tsx'
import { ToastPlace } from './toast-place.tsx'

interface SiteDocumentProps {
  head: SiteHeadProps
  links: readonly { text: string; href: string }[]
  children: ReactNode
}

/** A page that is complete without a script. The script only enhances links that already work. */
export function SiteDocument({ head, links, children }: SiteDocumentProps) {
  const { script } = useSiteAssets()
  return (
    <html lang="en">
      <SiteHead {...head} />
      <body>
        <SkipLink />
        <SiteHeader links={links} />
        <main id="main">{children}</main>
        <SiteFooter />
        <ToastPlace />
        {script !== null && <PageScript part={script} />}
      </body>
    </html>
  )
}
