import { maxPictureLength } from '#domain/plan/plan-limits.ts'

/** An SVG can hold scripts and load other files, so it is not among them. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp']

/** Tried in this order, until the copy is small enough. */
const attempts = [
  { edge: 512, quality: 0.92 },
  { edge: 512, quality: 0.8 },
  { edge: 384, quality: 0.8 },
  { edge: 256, quality: 0.7 },
  { edge: 160, quality: 0.6 },
] as const

/** A small copy of a picture as a data URL. Null for a file that this browser cannot show as a picture. */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  if (!pictureTypes.includes(file.type)) return null
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  try {
    for (const { edge, quality } of attempts) {
      const url = draw(picture, edge).toDataURL('image/jpeg', quality)
      if (url.length <= maxPictureLength) return url
    }
    return null
  } finally {
    picture.close()
  }
}

/** On white, because a JPEG cannot be transparent. A small picture is not enlarged. */
function draw(picture: ImageBitmap, edge: number): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}
