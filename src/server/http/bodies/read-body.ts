import type { Readable } from 'node:stream'
import { AppError } from '#server/http/app-error.ts'
import type { Hold } from './held-bytes.ts'
import type { ShapeExcess, ShapeScan } from './json-shape.ts'

const firstBytes = 16 * 1024
/** Each step is a copy of what is there, and garbage. */
const growth = 8

export interface Reading {
  maxBytes: number
  /** Null when the sender does not say. */
  declaredBytes: number | null
  /** A sender who says nothing for so long is given up. */
  maxSilenceMs: number
  scan: ShapeScan
  /** Takes how to end the reading, for when its room is needed. */
  openHold: (giveUp: (reason: AppError) => void) => Hold
  /** Called with every piece, before anything is done with it. */
  onBytes: (bytes: number) => void
  explain: (excess: ShapeExcess | 'too-large') => AppError
}

/** A whole body, or an AppError at the first sign that it is not wanted. What is left of it is then still to be read. */
export function readBody(payload: Readable, reading: Reading): Promise<Buffer<ArrayBuffer>> {
  const { scan, explain } = reading
  const maxBytes = Math.min(reading.maxBytes, reading.declaredBytes ?? reading.maxBytes)
  // Grows with what has come, not with what was announced. One buffer, because a body in pieces of a byte each would
  // take up a hundred times its size.
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
      fail(new AppError('bad_request', { message: 'The request broke off before all of it was here.' }))
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
    // Whoever was gone before says so no more.
    if (payload.destroyed) breakOff()
    else payload.resume()
  })
}
