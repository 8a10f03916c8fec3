/** A minimal browser that keeps cookies and follows no redirects. */
export interface TestBrowser {
  get: (path: string) => Promise<BrowserAnswer>
  post: (path: string, body: unknown) => Promise<BrowserAnswer>
  postForm: (path: string, body: Record<string, string>) => Promise<BrowserAnswer>
  cookies: Map<string, string>
}

export interface BrowserAnswer {
  status: number
  headers: Headers
  /** Parsed if it is JSON. */
  body: unknown
}

export function createTestBrowser(address: () => string): TestBrowser {
  const cookies = new Map<string, string>()

  async function send(path: string, options: RequestInit): Promise<BrowserAnswer> {
    const held = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const headers = new Headers(options.headers)
    if (held !== '') headers.set('cookie', held)
    const answer = await fetch(`${address()}${path}`, { ...options, headers, redirect: 'manual' })
    for (const cookie of answer.headers.getSetCookie()) keep(cookie)
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
  }

  function keep(cookie: string): void {
    const [pair = ''] = cookie.split(';', 1)
    const [name = '', value = ''] = pair.split('=')
    if (/max-age=0/i.test(cookie)) cookies.delete(name)
    else cookies.set(name, value)
  }

  return {
    cookies,
    get: (path) => send(path, { method: 'GET' }),
    post: (path, body) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    postForm: (path, body) => send(path, { method: 'POST', body: new URLSearchParams(body) }),
  }
}
