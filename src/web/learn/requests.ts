import { accountHeader } from '#contract/account-header.ts'

/** The server refused or cannot be reached. The message is for the learner. */
export class RequestFault extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

const offlineText = 'The server cannot be reached. Nothing is lost: check your connection and try again.'

type Method = 'GET' | 'POST' | 'PUT'

let shownAccount: string | null = null

/** The account that the page shows. Another tab may sign in another one, for which nothing here is meant. */
export function nameAccount(userId: string): void {
  shownAccount = userId
}

/** Asks our own server, whose answers have the type that the contract gives them. */
export async function request<Answer>(path: string, method: Method = 'GET', body?: object): Promise<Answer> {
  const answer = await fetch(path, {
    method,
    headers: {
      ...(shownAccount !== null && { [accountHeader]: shownAccount }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new RequestFault(offlineText, 0)
  })
  const text = await answer.text().catch(() => '')
  if (!answer.ok) throw new RequestFault(readMessage(text), answer.status)
  return (text === '' ? null : JSON.parse(text)) as Answer
}

function readMessage(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    if (typeof message === 'string' && message !== '') return message
  } catch {
    // A proxy's page. Its text would tell the learner nothing.
  }
  return 'This did not work. Please try again in a moment.'
}

export function describeFault(error: unknown): string {
  return error instanceof RequestFault ? error.message : 'This did not work. Please reload the page.'
}
