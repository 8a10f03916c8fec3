import { pages, sitePages } from '#contract/paths.ts'
import { siteTokens } from '#contract/site-tokens.ts'
import { product } from '#domain/page-texts/product.ts'
import { Logo } from '#web/ui/display/logo.tsx'

const groups = [
  {
    name: 'Product',
    links: [
      { text: 'The tool', href: sitePages.landing.path },
      { text: 'The course', href: sitePages.course.path },
      { text: 'Sign in', href: pages.login.path },
      { text: 'Create an account', href: pages.signUp.path },
    ],
  },
  {
    name: 'Legal',
    links: [
      { text: 'Terms', href: sitePages.terms.path },
      { text: 'Privacy', href: sitePages.privacy.path },
      { text: 'Refunds', href: sitePages.refunds.path },
    ],
  },
]

export function SiteFooter() {
  return (
    <footer className="border-t bg-sunk">
      <div className="page-width flex flex-wrap justify-between gap-x-16 gap-y-10 py-12">
        <div className="max-w-sm">
          <Logo name={product.name} />
          <p className="mt-4 text-ink-2">{product.tagline}</p>
          <p className="mt-4">
            <a href={`mailto:${product.supportEmail}`} className="text-link">
              {product.supportEmail}
            </a>
          </p>
        </div>
        <div className="flex flex-wrap gap-x-16 gap-y-8">
          {groups.map(({ name, links }) => (
            <nav key={name} aria-label={name}>
              <p className="mono-label text-ink-3">{name}</p>
              <ul className="mt-2">
                {links.map(({ text, href }) => (
                  <li key={href}>
                    <a href={href} className="inline-block py-1.5 hover:text-blue hover:underline">
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="border-t">
        <p className="page-width py-5 text-sm text-ink-2">
          {`© ${siteTokens.copyrightYears} ${product.name}. All rights reserved.`}
        </p>
      </div>
    </footer>
  )
}
