import SqliteFile from 'libsql'
import pg from 'pg'
import { aLargePlan } from './large-plan-data.ts'

/**
 * The same reads and writes as ours, with the driver's own calls. Like ours, it gets the plan as an object and has
 * to serialize it. It does not repair, compare, limit or build SQL.
 */
export interface BareDriver {
  prepare: (ownerId: string) => Promise<void>
  save: () => unknown
  load: () => unknown
  close: () => unknown
}

const statements = {
  readHead: `select revision, title, template, current_step, completed_steps, content_revision, content_bytes, deleted_at
    from workbooks where owner_id = $1 and id = $2`,
  countHit: `insert into rate_limits (key, window_end, hits) values ($1, $2, 1)
    on conflict (key) do update set hits = rate_limits.hits + 1 returning hits, window_end`,
  insertHead: `insert into workbooks (owner_id, id, revision, title, template, current_step, completed_steps,
    content_revision, content_bytes, updated_at) values ($1, $2, 1, 'Bench', 'saas', 1, '[]', 1, 1, 1)`,
  updateHead: `update workbooks set title = 'Bench', template = 'saas', current_step = 1, completed_steps = '[]',
    revision = $1, content_revision = $2, content_bytes = $3, updated_at = $4, deleted_at = null, next_thinning_at = $5
    where owner_id = $6 and id = $7 and revision = $8`,
  insertContent: `insert into workbook_contents (owner_id, workbook_id, revision, data) values ($1, $2, $3, $4)`,
  insertVersion: `insert into workbook_versions (owner_id, workbook_id, revision, title, template, current_step,
    completed_steps, content_revision, content_bytes, saved_at)
    values ($1, $2, $3, 'Bench', 'saas', 1, '[]', $4, $5, $6)`,
  load: `select workbooks.id, workbooks.revision, workbooks.title, workbooks.template, workbooks.current_step,
      workbooks.completed_steps, workbooks.updated_at, content.data
    from workbooks inner join workbook_contents as content on content.owner_id = workbooks.owner_id
      and content.workbook_id = workbooks.id and content.revision = workbooks.content_revision
    where workbooks.owner_id = $1 and workbooks.id = $2 and workbooks.deleted_at is null`,
}

type Run = (name: keyof typeof statements | 'begin' | 'commit', parameters?: unknown[]) => unknown

function createDriver(run: Run, close: () => unknown): BareDriver {
  const id = 'wb_bench'
  let owner = ''
  let revision = 1
  const save = async () => {
    const next = revision + 1
    const data = JSON.stringify(aLargePlan(`Revision ${next}`))
    await run('readHead', [owner, id])
    await run('begin')
    await run('countHit', ['bare', 1])
    await run('updateHead', [next, next, data.length, 1, 1, owner, id, revision])
    await run('insertContent', [owner, id, next, data])
    await run('insertVersion', [owner, id, next, next, data.length, 1])
    await run('commit')
    revision = next
  }
  return {
    prepare: async (ownerId) => {
      owner = ownerId
      await run('insertHead', [owner, id])
      await save()
    },
    save,
    load: () => run('load', [owner, id]),
    close,
  }
}

export function openBareFile(filePath: string): BareDriver {
  let file: InstanceType<typeof SqliteFile> | undefined
  const prepared = new Map<string, ReturnType<InstanceType<typeof SqliteFile>['prepare']>>()
  const run: Run = (name, parameters = []) => {
    if (!file) {
      file = new SqliteFile(filePath)
      file.exec('pragma busy_timeout = 10000')
      file.exec('pragma synchronous = full')
      file.exec('pragma foreign_keys = on')
    }
    if (name === 'begin' || name === 'commit') return file.exec(name === 'begin' ? 'begin immediate' : name)
    let statement = prepared.get(name)
    if (!statement) {
      statement = file.prepare(statements[name].replaceAll(/\$\d+/g, '?'))
      prepared.set(name, statement)
    }
    return statement.reader ? statement.all(parameters) : statement.run(parameters)
  }
  return createDriver(run, () => file?.close())
}

export function openBarePostgres(url: string): BareDriver {
  const client = new pg.Client({ connectionString: url })
  const connected = client.connect()
  const run: Run = async (name, parameters = []) => {
    await connected
    const sql = name === 'begin' || name === 'commit' ? name : statements[name]
    return client.query(sql, parameters)
  }
  return createDriver(run, () => client.end())
}
