import { siteTokens } from '#contract/site-tokens.ts'
import { product } from '#domain/page-texts/product.ts'
import { type PagePart, useSiteAssets } from './site-assets.ts'
import { themeScript } from './theme-script.ts'

export interface SiteHeadProps {
  /** The build's picture for links to the page, if any, has this name. */
  name: string
  path: string
  title: string
  description: string
  /** JSON-LD, one block each. */
  data: readonly object[]
  /** Search engines leave it out. */
  isPrivate?: boolean
}

export function SiteHead({ name, path, title, description, data, isPrivate = false }: SiteHeadProps) {
  const { style, fonts, socialPictures } = useSiteAssets()
  const address = `${siteTokens.publicUrl}${path}`
  const picture = socialPictures.has(name) ? `${siteTokens.publicUrl}/og/${name}.png` : null
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
      ))}
      <Style part={style} />
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture !== null && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content={picture === null ? 'summary' : 'summary_large_image'} />
      <meta name="theme-color" content="#FAF8F3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0D1424" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {data.map((block) => (
        <script
          key={JSON.stringify(block)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: writeJson(block) }}
        />
      ))}
    </head>
  )
}

function Style({ part }: { part: PagePart }) {
  return 'text' in part ? (
    <style dangerouslySetInnerHTML={{ __html: part.text }} />
  ) : (
    <link rel="stylesheet" href={part.href} />
  )
}

/** Escapes the JSON so that no text can end its script element. */
function writeJson(block: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...block }).replaceAll('<', String.raw`\u003c`)
}
