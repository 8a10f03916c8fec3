import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'

/** What it does with the next request. Later requests get normal answers again. */
export type Habit =
  | { kind: 'say'; pieces: readonly string[] }
  | { kind: 'fail'; status: number }
  | { kind: 'stall' }
  /** Sends some text, then cuts the connection. */
  | { kind: 'cut'; pieces: readonly string[] }
  | { kind: 'stall-after'; pieces: readonly string[] }
  | { kind: 'nonsense' }

export interface ModelRequest {
  path: string
  headers: IncomingMessage['headers']
  body: {
    model?: string
    stream?: boolean
    system?: unknown
    messages?: { role: string; content: unknown }[]
  }
  /** Whether the client disconnected before the answer was complete. */
  isAbandoned: boolean
}

export interface LanguageModelServer {
  /** In the form of OpenAI's chat completions. */
  openAiUrl: string
  anthropicUrl: string
  requests: ModelRequest[]
  /** The behavior for the next requests, in order, in place of what was planned and not used. */
  plan: (...habits: Habit[]) => void
  stop: () => Promise<void>
}

/** A server that speaks the two providers' streaming protocols, including their failures. */
export async function startLanguageModelServer(): Promise<LanguageModelServer> {
  const requests: ModelRequest[] = []
  const habits: Habit[] = []

  const server = createServer((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await readText(request)) as ModelRequest['body']
    const seen: ModelRequest = { path: request.url ?? '', headers: request.headers, body, isAbandoned: false }
    requests.push(seen)
    response.once('close', () => {
      seen.isAbandoned = !response.writableFinished
    })
    const habit = habits.shift() ?? { kind: 'say', pieces: ['Start with ', 'the problem.'] }
    const speak = request.url?.endsWith('/messages') ? speakAnthropic : speakOpenAi
    if (habit.kind === 'stall') return
    if (habit.kind === 'fail') {
      // As the providers do, it says when to try again. Without that, a client waits for seconds.
      response.writeHead(habit.status, { 'content-type': 'application/json', 'retry-after-ms': '10' })
      response.end(JSON.stringify({ error: { message: 'the fake fails', type: 'fake' } }))
    } else if (habit.kind === 'nonsense') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
    } else speak(response, habit, body.stream === true)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    openAiUrl: `http://127.0.0.1:${port}/v1`,
    anthropicUrl: `http://127.0.0.1:${port}/anthropic/v1`,
    requests,
    plan: (...next) => {
      habits.splice(0, habits.length, ...next)
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Speaking = Extract<Habit, { pieces: readonly string[] }>

function speakOpenAi(response: ServerResponse, habit: Speaking, isStream: boolean): void {
  const usage = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 }
  const common = { id: 'fake', created: 1, model: 'fake' }
  if (!isStream) {
    const message = { role: 'assistant', content: habit.pieces.join('') }
    const choices = [{ index: 0, message, finish_reason: 'stop' }]
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ...common, object: 'chat.completion', choices, usage }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const chunk = (choice: object, more: object = {}) =>
    writeData(response, { ...common, object: 'chat.completion.chunk', choices: [choice], ...more })
  for (const content of habit.pieces) chunk({ index: 0, delta: { content }, finish_reason: null })
  finish(response, habit, () => {
    chunk({ index: 0, delta: {}, finish_reason: 'stop' }, { usage })
    response.end('data: [DONE]\n\n')
  })
}

function speakAnthropic(response: ServerResponse, habit: Speaking, isStream: boolean): void {
  const usage = { input_tokens: 120, output_tokens: 30 }
  const common = { id: 'fake', type: 'message', role: 'assistant', model: 'fake' }
  if (!isStream) {
    const content = [{ type: 'text', text: habit.pieces.join('') }]
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ...common, content, stop_reason: 'end_turn', stop_sequence: null, usage }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const event = (type: string, more: object) => {
    response.write(`event: ${type}\n`)
    writeData(response, { type, ...more })
  }
  const start = { ...common, content: [], stop_reason: null, stop_sequence: null, usage }
  event('message_start', { message: start })
  event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
  for (const text of habit.pieces)
    event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })
  finish(response, habit, () => {
    event('content_block_stop', { index: 0 })
    event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage })
    event('message_stop', {})
    response.end()
  })
}

function finish(response: ServerResponse, habit: Speaking, end: () => void): void {
  if (habit.kind === 'say') end()
  // Delayed, so that the text goes out before the connection is cut.
  else if (habit.kind === 'cut') setTimeout(() => response.destroy(), 20)
}

function writeData(response: ServerResponse, data: object): void {
  response.write(`data: ${JSON.stringify(data)}\n\n`)
}
