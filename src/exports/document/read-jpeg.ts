interface Jpeg {
  bytes: Uint8Array
  width: number
  height: number
  colors: 'gray' | 'rgb'
}

/** Segments that say how large the picture is. The other numbers between them mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Reads the size of a JPEG in a data URL. Null for anything else, and for the colors of a printing press. */
export function readJpeg(url: string): Jpeg | null {
  const bytes = decode(url)
  if (bytes?.[0] !== 0xff || bytes[1] !== 0xd8) return null
  const view = new DataView(bytes.buffer)
  let at = 2
  while (at + 10 <= bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      const count = view.getUint8(at + 9)
      if (width === 0 || height === 0 || (count !== 1 && count !== 3)) return null
      return { bytes, width, height, colors: count === 1 ? 'gray' : 'rgb' }
    }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function decode(url: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
  } catch {
    return null
  }
}
