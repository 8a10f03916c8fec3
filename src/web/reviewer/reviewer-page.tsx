import type { ReactNode } from 'react'
import { siteTokens } from '#contract/site-tokens.ts'
import { product } from '#domain/page-texts/product.ts'
import { PageScript } from '#web/site/page-script.tsx'
import type { PagePart } from '#web/site/site-assets.ts'
import { themeScript } from '#web/site/theme-script.ts'
import { Logo } from '#web/ui/display/logo.tsx'

export interface ReviewerAssets {
  style: string
  script: PagePart
  fonts: readonly string[]
}

/** The same page for every link. Its script fetches what the link holds, and opens it in the browser. */
export function ReviewerPage({ style, script, fonts }: ReviewerAssets) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`A business plan to read – ${product.name}`}</title>
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <meta name="referrer" content="no-referrer" />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <meta name="theme-color" content="#FAF8F3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0D1424" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <a href="#main" data-skip="" className="skip-link">
          Skip to content
        </a>
        <PageHeader />
        <div data-notices="" className="notices" aria-live="polite" />
        <div className="layout blueprint-grid" data-layout="" data-state="loading">
          <nav aria-label="Contents" className="contents-list" data-when-ready="" hidden>
            <details data-contents-fold="">
              <summary className="mono-label">Contents</summary>
              <ol data-contents="" />
            </details>
          </nav>
          <main id="main" tabIndex={-1} className="document" data-document="">
            <StateCard>
              <output>Opening the plan…</output>
              <noscript>
                <p>This page needs JavaScript, because the plan is decrypted in your browser.</p>
              </noscript>
            </StateCard>
          </main>
          <CommentColumn />
        </div>
        <button type="button" className="solid-button comments-button" data-open-comments="" hidden>
          Comments
        </button>
        <dialog className="thanks" data-thanks="" aria-labelledby="thanks-title">
          <h2 id="thanks-title">Thank you for reading</h2>
          <p data-thanks-text="" aria-live="polite" />
          <form method="dialog">
            <button className="solid-button">Back to the plan</button>
          </form>
        </dialog>
        <output className="sr-only" data-announce="" />
        <footer className="page-foot">
          <p>The plan and the comments are encrypted. Only people with this link can read them.</p>
          <p data-report="">
            Report misuse of this link to{' '}
            <span dangerouslySetInnerHTML={{ __html: siteTokens.operatorEmail }} />
          </p>
        </footer>
        <PageScript part={script} />
      </body>
    </html>
  )
}

function PageHeader() {
  return (
    <header className="bar">
      <Logo name={product.name} className="bar-logo" />
      <p className="bar-text" data-sender="" />
      <p className="mono-label bar-end" data-ends="" />
      <div className="bar-buttons" data-when-ready="" hidden>
        <button type="button" className="line-button" data-download="">
          Download PDF
        </button>
        <button type="button" className="solid-button" data-done="">
          I’m done reading
        </button>
      </div>
    </header>
  )
}

function StateCard({ children }: { children: ReactNode }) {
  return (
    <div className="state-card" data-state-card="">
      {children}
    </div>
  )
}

function CommentColumn() {
  return (
    <aside className="comments" aria-labelledby="comments-title" data-comments="" data-when-ready="" hidden>
      <div className="comments-head">
        <h2 id="comments-title" tabIndex={-1} data-comments-title="">
          Comments<span className="beside-only"> on this page</span>
        </h2>
        <fieldset aria-label="Which comments" className="filter">
          <button type="button" data-filter="open" aria-pressed="true">
            Open
          </button>
          <button type="button" data-filter="all" aria-pressed="false">
            All
          </button>
        </fieldset>
        <button type="button" className="line-button close-comments" data-close-comments="">
          Close
        </button>
        <p className="comments-hint" data-hint="" />
      </div>
      <div data-threads="" className="threads" />
    </aside>
  )
}
