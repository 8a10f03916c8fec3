interface PictureSource {
  /** A file in this folder. */
  readonly src: string
  readonly width: number
}

interface PictureSources {
  readonly avif: readonly PictureSource[]
  readonly webp: readonly PictureSource[]
}

/** A picture of the product made by `npm run pictures` and listed in picture-catalog.ts. */
export interface ProductPicture {
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly light: PictureSources
  readonly dark: PictureSources
}
