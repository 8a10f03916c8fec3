import type { ReactNode } from 'react'
import { type PagePart, useSiteAssets } from './site-assets.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHead, type SiteHeadProps } from './site-head.tsx'
import { SiteHeader } from './site-header.tsx'
import { ToastPlace } from './toast-place.tsx'

interface SiteDocumentProps {
  head: SiteHeadProps
  links: readonly { text: string; href: string }[]
  children: ReactNode
}

/** A page that is complete without any script; the one it has adds to links that work by themselves. */
export function SiteDocument({ head, links, children }: SiteDocumentProps) {
  const { script } = useSiteAssets()
  return (
    <html lang="en">
      <SiteHead {...head} />
      <body>
        <a
          href="#main"
          className="absolute top-2 left-2 z-10 -translate-y-40 rounded-control bg-surface px-4 py-2 font-semibold text-blue shadow-sheet focus:translate-y-0"
        >
          Skip to the content
        </a>
        <SiteHeader links={links} />
        <main id="main">{children}</main>
        <SiteFooter />
        <ToastPlace />
        {script !== null && <Script part={script} />}
      </body>
    </html>
  )
}

function Script({ part }: { part: PagePart }) {
  return 'text' in part ? (
    <script dangerouslySetInnerHTML={{ __html: part.text }} />
  ) : (
    <script type="module" src={part.href} />
  )
}
