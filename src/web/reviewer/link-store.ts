import type { CommentPlace, ShareEvent } from '#domain/sharing/share-event.ts'

/** What a browser keeps of a link: who it is for the others, what is typed, and what waits to be sent. */
export interface LinkMemory {
  /** Proves that a comment is this browser's own. */
  author: string
  draft: CommentDraft | null
  /** Typed replies and edits, by the id of what they belong to. */
  texts: Record<string, string>
  waiting: WaitingEvent[]
}

export interface CommentDraft {
  place: CommentPlace
  isWords: boolean
  text: string
  /** Null for a plain comment. */
  suggestion: string | null
}

export interface WaitingEvent {
  id: string
  event: ShareEvent
  /** ISO time of writing. */
  at: string
  /** Why the server did not take it. Null while it is on its way. */
  fault: string | null
  /** The server will not take it, however often it is asked. */
  isRefused?: boolean
}

interface Storage {
  getItem: (key: string) => string | null
  setItem: (key: string, text: string) => void
}

export interface LinkStore {
  readonly memory: LinkMemory
  /** Writes what was changed in the memory. */
  save: () => void
  readName: () => string
  writeName: (name: string) => void
}

const nameKey = 'review:name'

/** A browser that refuses to store keeps everything as long as the page is open. */
export function openLinkStore(storage: Storage, linkId: string, createAuthor: () => string): LinkStore {
  const key = `review:${linkId}`
  const memory: LinkMemory = { author: '', draft: null, texts: {}, waiting: [], ...read(storage, key) }
  const write = (name: string, text: string) => {
    try {
      storage.setItem(name, text)
    } catch {
      // Blocked or full. The page still has it.
    }
  }
  const save = () => write(key, JSON.stringify(memory))
  if (memory.author === '') {
    memory.author = createAuthor()
    // At once, so that a second window of this browser is the same author.
    save()
  }
  let name = readText(storage, nameKey) ?? ''
  return {
    memory,
    save,
    readName: () => name,
    writeName: (typed) => {
      name = typed
      write(nameKey, typed)
    },
  }
}

/** Only this page writes it, so a text that is JSON has its shape. */
function read(storage: Storage, key: string): Partial<LinkMemory> {
  try {
    return JSON.parse(readText(storage, key) ?? '{}') as Partial<LinkMemory>
  } catch {
    return {}
  }
}

function readText(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}
