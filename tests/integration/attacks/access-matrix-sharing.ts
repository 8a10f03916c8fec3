import { shareHeaders } from '#contract/sharing.ts'
import { createId, createSecret } from '#web/sharing/share-key.ts'
import type { ActorSetup } from './access-actors.ts'
import { buyers, everyone, type MatrixRow, signedIn } from './access-statuses.ts'

const aMonthAhead = new Date(Date.UTC(2026, 11, 16)).toISOString()
const aYearAhead = new Date(Date.UTC(2027, 9, 16)).toISOString()
const guess = createSecret()
/** Everyone else learns no more than that there is no such link. */
const owners = (status: number) => ({ ...signedIn(404), owner: status })
const withToken = (token: string) => ({
  [shareHeaders.token]: token,
  [shareHeaders.author]: createSecret(),
})
const anEvent = () => ({ id: createId(), sealed: 'AAAA' })
const aNewLink = (planId: string) => ({
  planId,
  name: 'Dana',
  mayComment: true,
  endsAt: aMonthAhead,
  readHash: guess,
  commentHash: guess,
  copy: 'AAAA',
})
const at = ({ link }: ActorSetup, rest = '') => `/api/shares/${link.id}${rest}`
const atOwn = ({ asker }: ActorSetup, rest = '') => `/api/shares/${asker?.link?.id ?? ''}${rest}`

/** A reviewer needs the link and no account. Only sending a copy asks for the tool. */
export const sharingRows: readonly MatrixRow[] = [
  { route: 'GET /api/shares', request: () => ({}), statuses: signedIn(200) },
  {
    route: 'PUT /api/shares/:id',
    request: ({ planId }) => ({ path: `/api/shares/${createId()}`, body: aNewLink(planId) }),
    statuses: buyers(201),
  },
  {
    route: 'PUT /api/shares/:id',
    what: 'with the id of the owner’s link',
    request: (setup) => ({ path: at(setup), body: aNewLink(setup.planId) }),
    statuses: buyers(409),
  },
  {
    route: 'PATCH /api/shares/:id',
    request: (setup) => ({ path: at(setup), body: { endsAt: aYearAhead } }),
    statuses: owners(200),
  },
  {
    route: 'DELETE /api/shares/:id',
    request: (setup) => ({ path: at(setup) }),
    statuses: owners(204),
  },
  {
    route: 'PUT /api/shares/:id/copy',
    request: (setup) => ({ path: at(setup, '/copy'), body: { version: 2, copy: 'AAAA' } }),
    statuses: { ...buyers(404), owner: 200 },
  },
  ...(['copy', 'events'] as const).flatMap((name): MatrixRow[] => [
    {
      route: `GET /api/shares/:id/${name}`,
      what: 'without a token',
      request: (setup) => ({ path: at(setup, `/${name}`) }),
      statuses: { ...everyone(404), owner: 200 },
    },
    {
      route: `GET /api/shares/:id/${name}`,
      what: 'with a guessed token',
      request: (setup) => ({ path: at(setup, `/${name}`), headers: withToken(guess) }),
      statuses: everyone(404),
    },
    {
      route: `GET /api/shares/:id/${name}`,
      what: 'with the link',
      request: (setup) => ({ path: at(setup, `/${name}`), headers: withToken(setup.link.key.readToken) }),
      statuses: everyone(200),
    },
  ]),
  {
    route: 'POST /api/shares/:id/events',
    what: 'without a token',
    request: (setup) => ({ path: at(setup, '/events'), body: anEvent() }),
    statuses: { ...everyone(404), owner: 201 },
  },
  {
    route: 'POST /api/shares/:id/events',
    what: 'with the token for reading',
    request: (setup) => ({
      path: at(setup, '/events'),
      headers: withToken(setup.link.key.readToken),
      body: anEvent(),
    }),
    statuses: everyone(403),
  },
  {
    route: 'POST /api/shares/:id/events',
    what: 'with the token for comments',
    request: (setup) => ({
      path: at(setup, '/events'),
      headers: withToken(setup.link.key.commentToken),
      body: anEvent(),
    }),
    statuses: everyone(201),
  },
  {
    route: 'GET /review/:id',
    request: ({ link }) => ({ path: `/review/${link.id}` }),
    statuses: everyone(200),
  },
  {
    route: 'GET /review/:id',
    what: 'nonsense',
    request: () => ({ path: '/review/x' }),
    statuses: everyone(404),
  },
  ...ownLinkRows(),
]

/** After a refund, people can still read and end their links and answer under them, but not send copies. */
function ownLinkRows(): MatrixRow[] {
  const what = 'of one’s own'
  return [
    {
      route: 'GET /api/shares/:id/events',
      what,
      request: (setup) => ({ path: atOwn(setup, '/events') }),
      statuses: { revoked: 200 },
    },
    {
      route: 'POST /api/shares/:id/events',
      what,
      request: (setup) => ({ path: atOwn(setup, '/events'), body: anEvent() }),
      statuses: { revoked: 201 },
    },
    {
      route: 'DELETE /api/shares/:id',
      what,
      request: (setup) => ({ path: atOwn(setup) }),
      statuses: { revoked: 204 },
    },
    {
      route: 'PATCH /api/shares/:id',
      what,
      request: (setup) => ({ path: atOwn(setup), body: { endsAt: aYearAhead } }),
      statuses: { revoked: 402 },
      withAccount: { revoked: 200 },
    },
    {
      route: 'PUT /api/shares/:id/copy',
      what,
      request: (setup) => ({ path: atOwn(setup, '/copy'), body: { version: 2, copy: 'AAAA' } }),
      statuses: { revoked: 402 },
      withAccount: { revoked: 200 },
    },
  ]
}
