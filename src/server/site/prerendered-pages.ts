import type { FastifyReply, FastifyRequest } from 'fastify'
import { formatCopyrightYears } from '#domain/page-texts/copyright-years.ts'
import { describeOperator, type OperatorDetails } from './operator-details.ts'
import { chooseEncoding, prepareSiteFile, type SiteFile } from './site-files.ts'

export interface PageDependencies {
  publicUrl: string
  operator: OperatorDetails
  /** The headers of a page with these inline scripts and styles. */
  buildHeaders: (html: string, options: PageOptions) => Record<string, string>
  now: () => number
}

export interface PageOptions {
  /** Where the page's videos come from, other than from us. */
  mediaOrigins?: readonly string[]
}

interface SendOptions {
  /** Without it, everyone may keep the page and asks before showing it again. */
  caching?: string
  /** In addition to the page's own, or instead of them. */
  headers?: Record<string, string>
  /** Changes the page for this answer alone, which is then neither compressed nor kept. */
  fill?: (html: string) => string
}

export type SendPage = (request: FastifyRequest, reply: FastifyReply, options?: SendOptions) => FastifyReply

/** Turns a page of the build into the answer to a request, complete and compressed in memory. */
export function createPrerenderedPages({ publicUrl, operator, buildHeaders, now }: PageDependencies) {
  return (marked: string, options: PageOptions = {}): SendPage => {
    const give = keepForAYear((year) => {
      const file = prepareSiteFile(marked, {
        publicUrl,
        copyrightYears: formatCopyrightYears(year),
        ...describeOperator(operator),
      })
      return { file, headers: buildHeaders(file.html, options) }
    })
    return (request, reply, { caching = 'no-cache', headers: more = {}, fill } = {}) => {
      const { file, headers } = give(new Date(now()).getUTCFullYear())
      void reply.headers({
        ...headers,
        'cache-control': caching,
        'content-type': 'text/html; charset=utf-8',
        ...more,
      })
      return fill ? reply.send(fill(file.html)) : sendFile(request, reply, file)
    }
  }
}

/** Built for the first visitor, and again when the year in the footer changes. */
function keepForAYear<Value>(make: (year: number) => Value): (year: number) => Value {
  let kept: { year: number; value: Value } | null = null
  return (year) => {
    if (kept?.year !== year) kept = { year, value: make(year) }
    return kept.value
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  void reply.headers({ vary: 'accept-encoding', etag: file.etag })
  const isKept = request.headers['if-none-match']?.includes(file.etag) ?? false
  // A refusal is not an answer that a browser may repeat from its own copy.
  if (isKept && reply.statusCode === 200) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(file.bodies[encoding])
}
