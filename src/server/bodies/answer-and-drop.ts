import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { DropPace } from './drop-pace.ts'

interface DropLimits {
  maxBytes: number
  maxMs: number
}

/**
 * Answers a request whose body was not read to its end. The answer is sent immediately. Then the rest of the body
 * is read and dropped before the response ends. Closing the connection while the client still sends would lose
 * the answer.
 */
export function answerAndDrop(
  answer: string,
  { raw, response }: { raw: IncomingMessage; response: ServerResponse },
  { maxBytes, maxMs }: DropLimits,
  pace: DropPace,
): Readable {
  let dropped = 0
  const stream = new Readable({
    read: () => {},
    destroy: (error, done) => {
      stop()
      done(error)
    },
  })
  const timer = setTimeout(cut, maxMs)

  function stop(): void {
    clearTimeout(timer)
    raw.off('data', drop)
    raw.off('end', end)
    raw.off('close', end)
  }
  function end(): void {
    stop()
    stream.push(null)
  }
  /** Too much or too slow. The client has had time to read the answer. */
  function cut(): void {
    raw.pause()
    response.once('finish', () => raw.socket.destroy())
    end()
  }
  function drop(piece: Uint8Array): void {
    dropped += piece.length
    if (dropped > maxBytes) cut()
    else if (!pace.spend(piece.length, () => raw.resume())) raw.pause()
  }

  stream.push(answer)
  raw.on('data', drop)
  raw.on('end', end)
  raw.on('close', end)
  raw.resume()
  return stream
}
