import type { BodyGuard } from '#server/bodies/body-guard.ts'
import type { OverloadGuard } from '#server/http/overload.ts'
import type { MetricFamily } from '#server/metrics/metric-text.ts'

/** The load of this process. */
export type Load = ReturnType<OverloadGuard['readState']> & ReturnType<BodyGuard['readState']>

export function describeLoad({ inFlight, shedInAll, delayMs, heldBytes }: Load): MetricFamily[] {
  return [
    {
      name: 'planwright_http_requests_in_flight',
      help: 'Requests in progress.',
      samples: [{ value: inFlight }],
    },
    {
      name: 'planwright_http_requests_shed',
      help: 'Requests rejected since the start because of overload.',
      samples: [{ value: shedInAll }],
    },
    {
      name: 'planwright_event_loop_delay_seconds',
      help: 'Current delay of the event loop.',
      samples: [{ value: delayMs / 1000 }],
    },
    {
      name: 'planwright_http_body_bytes',
      help: 'Bytes of requests in memory, from arrival to answer.',
      samples: [{ value: heldBytes }],
    },
  ]
}
