import { useSiteAssets } from './site-assets.ts'

interface Source {
  src: string
  width: number
}

interface Sources {
  avif: readonly Source[]
  webp: readonly Source[]
}

export interface PictureInfo {
  alt: string
  width: number
  height: number
  light: Sources
  dark: Sources
}

interface PictureProps {
  of: PictureInfo
  /** The display width, in the syntax of the sizes attribute. */
  sizes: string
  className?: string
}

/** Follows the system's theme on its own. The script makes it follow a chosen one. */
export function Picture({ of, sizes, className }: PictureProps) {
  const { findPicture } = useSiteAssets()
  const list = (sources: readonly Source[]) =>
    sources.map(({ src, width }) => `${findPicture(src)} ${width}w`).join(', ')
  const isSameInDark = of.dark.avif[0]?.src === of.light.avif[0]?.src
  const largest = of.light.webp.at(-1)
  return (
    <picture className="contents">
      {!isSameInDark && (
        <>
          <source {...inDark} type="image/avif" srcSet={list(of.dark.avif)} sizes={sizes} />
          <source {...inDark} type="image/webp" srcSet={list(of.dark.webp)} sizes={sizes} />
        </>
      )}
      <source type="image/avif" srcSet={list(of.light.avif)} sizes={sizes} />
      <img
        src={largest && findPicture(largest.src)}
        srcSet={list(of.light.webp)}
        sizes={sizes}
        width={of.width}
        height={of.height}
        alt={of.alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}

const inDark = { media: '(prefers-color-scheme: dark)' }
