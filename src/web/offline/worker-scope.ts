/** The part of the service worker API that ours uses. The page's types do not include it. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void
}

interface WorkerEvents {
  install: LifetimeEvent
  activate: LifetimeEvent
  message: { readonly data: unknown }
  fetch: FetchEvent
}

interface LifetimeEvent {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends LifetimeEvent {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}
