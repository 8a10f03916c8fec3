import { expect, test } from 'vitest'
import { sortNewestFirst } from './find-binaries.mjs'
import { parseUsers } from './server-user.mjs'

test('prefers the newest PostgreSQL by number, not by spelling', () => {
  expect(sortNewestFirst(['9.6', '15', '18', '10'])).toEqual(['18', '15', '10', '9.6'])
  expect(sortNewestFirst(['postgresql', 'postgresql@9', 'postgresql@16'])).toEqual([
    'postgresql@16',
    'postgresql@9',
    'postgresql',
  ])
})

test('reads the system’s users', () => {
  const users = parseUsers(
    'root:x:0:0:root:/root:/bin/bash\npostgres:x:101:104:PostgreSQL,,,:/var/lib/postgresql:/bin/bash\n',
  )
  expect(users.get('postgres')).toEqual({ uid: 101, gid: 104 })
})
