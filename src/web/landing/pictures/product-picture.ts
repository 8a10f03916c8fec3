interface PictureSource {
  /** A file of this folder. */
  readonly src: string
  readonly width: number
}

interface PictureSources {
  readonly avif: readonly PictureSource[]
  readonly webp: readonly PictureSource[]
}

/** A picture of the product as `npm run pictures` takes it; catalogue.ts lists them. */
export interface ProductPicture {
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly light: PictureSources
  readonly dark: PictureSources
}
