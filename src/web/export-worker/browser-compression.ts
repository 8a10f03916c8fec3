import type { Packing } from '#exports/xlsx/file/write-spreadsheet.ts'

const encoder = new TextEncoder()

/** The browser's own encoding and compression, which are many times faster than any script. */
export const packing: Packing = {
  encode: (text) => encoder.encode(text),
  deflate: async (bytes) => {
    const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'))
    return new Uint8Array(await new Response(stream).arrayBuffer())
  },
}
