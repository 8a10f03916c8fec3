import type { Readable } from 'node:stream'
import { AppError } from '#server/http/app-error.ts'
import type { Hold } from './held-bytes.ts'
import type { ShapeExcess, ShapeScan } from './json-shape.ts'

const firstBytes = 16 * 1024
/** Each step copies what has arrived and leaves garbage behind, so steps are large. */
const growth = 8

export interface Reading {
  maxBytes: number
  /** Null for a chunked body. */
  declaredBytes: number | null
  /** A sender that sends nothing for this long is given up. */
  maxSilenceMs: number
  scan: ShapeScan
  /** Gets a function that ends the reading, for when its room is needed. */
  openHold: (giveUp: (reason: AppError) => void) => Hold
  /** Called with the size of every piece, before anything else is done with it. */
  onBytes: (bytes: number) => void
  explain: (excess: ShapeExcess | 'too-large') => AppError
}

/** The whole body, or an AppError as soon as something is wrong. The rest of the body is then still unread. */
export function readBody(payload: Readable, reading: Reading): Promise<Buffer<ArrayBuffer>> {
  const { scan, explain } = reading
  const maxBytes = Math.min(reading.maxBytes, reading.declaredBytes ?? reading.maxBytes)
  // It grows with what has arrived, not with what was announced. It is one buffer, because a body in one-byte
  // pieces would take a hundred times its size.
  let buffer = Buffer.alloc(0)
  let length = 0

  return new Promise((resolve, reject) => {
    const hold = reading.openHold(fail)
    const timer = setTimeout(() => fail(new AppError('too_slow')), reading.maxSilenceMs)

    function leave(): void {
      clearTimeout(timer)
      payload.off('data', take)
      payload.off('end', finish)
      payload.off('error', breakOff)
      payload.off('close', breakOff)
    }
    function fail(reason: unknown): void {
      leave()
      payload.pause()
      buffer = Buffer.alloc(0)
      hold.release()
      reject(reason instanceof Error ? reason : new Error(String(reason)))
    }
    function breakOff(): void {
      fail(new AppError('bad_request', { message: 'The request ended before all of it arrived.' }))
    }
    function grow(needed: number): void {
      if (needed <= buffer.length) return
      const size = Math.min(maxBytes, Math.max(needed, firstBytes, buffer.length * growth))
      hold.growTo(size)
      const larger = Buffer.allocUnsafeSlow(size)
      buffer.copy(larger, 0, 0, length)
      buffer = larger
    }
    function take(piece: Buffer | string): void {
      try {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
        reading.onBytes(bytes.length)
        if (length + bytes.length > maxBytes) throw explain('too-large')
        const excess = scan.read(bytes)
        if (excess) throw explain(excess)
        hold.noteProgress()
        grow(length + bytes.length)
        bytes.copy(buffer, length)
        length += bytes.length
        timer.refresh()
      } catch (error) {
        fail(error)
      }
    }
    function finish(): void {
      leave()
      hold.settle()
      resolve(buffer.subarray(0, length))
    }

    payload.on('data', take)
    payload.on('end', finish)
    payload.on('error', breakOff)
    payload.on('close', breakOff)
    // A stream that was already closed emits nothing more.
    if (payload.destroyed) breakOff()
    else payload.resume()
  })
}
