import type { Queries } from '#server/database/database.ts'

export type TaskName = 'sweep' | 'reconcile' | 'backup'

export interface TaskRun {
  name: string
  finished_at: number
}

/** Records that the task succeeded. */
export async function noteTaskRun(queries: Queries, name: TaskName, finishedAt: number): Promise<void> {
  await queries
    .insertInto('task_runs')
    .values({ name, finished_at: finishedAt })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ finished_at: finishedAt }))
    .execute()
}

export function listTaskRuns(queries: Queries): Promise<TaskRun[]> {
  return queries.selectFrom('task_runs').selectAll().orderBy('name').execute()
}
