/** The `data:` lines of an event stream, one by one. Network chunks end anywhere, even within a letter. */
export async function* readEventData(response: Response): AsyncGenerator<string> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let waiting = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (waiting + value).split('\n')
      waiting = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: ')) yield line.slice('data: '.length)
    }
  } finally {
    // Leaving early ends the request, and with it the work on the server.
    await reader.cancel().catch(() => undefined)
  }
}
