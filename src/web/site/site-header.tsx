import { pages, sitePages } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import { Logo } from '#web/ui/display/logo.tsx'

interface SiteHeaderProps {
  links: readonly { text: string; href: string }[]
}

export function SiteHeader({ links }: SiteHeaderProps) {
  return (
    <header className="border-b">
      <div className="page-width flex min-h-18 items-center justify-between gap-6">
        <a href={sitePages.landing.path} className="flex rounded-control py-2">
          <Logo name={product.name} />
        </a>
        <nav aria-label="Main" className="flex items-center gap-7.5 font-medium">
          {links.map(({ text, href }) => (
            <a key={href} href={href} className="hover:text-blue max-md:hidden">
              {text}
            </a>
          ))}
          <a href={pages.login.path} data-sign-in="" className="py-2 text-blue hover:underline">
            Sign in
          </a>
        </nav>
      </div>
    </header>
  )
}
