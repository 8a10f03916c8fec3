import { fromBase64, type ShareKey, toBase64 } from './share-key.ts'

/** What a sealed text is. It is checked when the text is opened, so the server cannot exchange two of them. */
export type SealedAs =
  | { kind: 'copy'; linkId: string; version: number }
  | { kind: 'event'; linkId: string; eventId: string; author: string }

const ivBytes = 12
/** The length of a short text would say much about it, so all are filled up to a multiple of this. */
const paddedTo = 1024
/** Far more than the largest copy that the server takes. */
const maxOpenedBytes = 40_000_000
const encoder = new TextEncoder()

/** Encrypts a value. The answer is base64 and holds no word of it. */
export async function seal({ seal: key }: ShareKey, as: SealedAs, value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const packed = await compress(encoder.encode(JSON.stringify(value)))
  const plain = pad(packed)
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: describe(as) },
    key,
    plain,
  )
  const bytes = new Uint8Array(ivBytes + sealed.byteLength)
  bytes.set(iv)
  bytes.set(new Uint8Array(sealed), ivBytes)
  return toBase64(bytes)
}

/** The value, still to be checked, or null when the key does not open it or it was changed. */
export async function unseal(
  { seal: key }: ShareKey,
  as: SealedAs,
  text: string,
  maxBytes = maxOpenedBytes,
): Promise<unknown> {
  const bytes = fromBase64(text)
  if (bytes === null || bytes.length <= ivBytes) return null
  try {
    const iv = bytes.subarray(0, ivBytes)
    const parameters = { name: 'AES-GCM', iv, additionalData: describe(as) }
    const plain = new Uint8Array(await crypto.subtle.decrypt(parameters, key, bytes.subarray(ivBytes)))
    return JSON.parse(await decompress(unpad(plain), maxBytes))
  } catch {
    return null
  }
}

function describe(as: SealedAs): Uint8Array<ArrayBuffer> {
  const parts =
    as.kind === 'copy'
      ? [as.linkId, as.kind, String(as.version)]
      : [as.linkId, as.kind, as.eventId, as.author]
  return encoder.encode(['planwright-share/1', ...parts].join('/'))
}

/** The length first, then the bytes, then zeros. */
function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((4 + bytes.length) / paddedTo) * paddedTo)
  new DataView(padded.buffer).setUint32(0, bytes.length)
  padded.set(bytes, 4)
  return padded
}

function unpad(padded: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return padded.subarray(4, 4 + new DataView(padded.buffer).getUint32(0))
}

async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** A hostile sender could pack a text that fills the reader's memory, so it stops at a size no plan has. */
async function decompress(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    size += step.value.length
    if (size > maxBytes) throw new Error('The sealed text is too large')
    text += decoder.decode(step.value, { stream: true })
  }
  return text + decoder.decode()
}
