import type { Queries } from '#server/database/database.ts'
import type { KnownDeviceTable } from '#server/database/schema.ts'

/** Whether the owner has signed in with this browser since the password was last set. */
export async function isKnownDevice(
  queries: Queries,
  { secretHash, userId, epoch }: { secretHash: string; userId: string; epoch: number },
): Promise<boolean> {
  const row = await queries
    .selectFrom('known_devices')
    .select('used_at')
    .where('secret_hash', '=', secretHash)
    .where('user_id', '=', userId)
    .where('session_epoch', '=', epoch)
    .executeTakeFirst()
  return row !== undefined
}

/** Changes nothing if the account is gone or its password has changed. */
export async function rememberDevice(queries: Queries, device: KnownDeviceTable): Promise<void> {
  const { session_epoch, used_at } = device
  await queries
    .insertInto('known_devices')
    .columns(['secret_hash', 'user_id', 'session_epoch', 'used_at'])
    .expression((builder) =>
      builder
        .selectFrom('users')
        .select((values) => [
          values.cast<string>(values.val(device.secret_hash), 'text').as('secret_hash'),
          'users.id as user_id',
          'users.session_epoch',
          values.cast<number>(values.val(used_at), 'bigint').as('used_at'),
        ])
        .where('users.id', '=', device.user_id)
        .where('users.session_epoch', '=', session_epoch),
    )
    .onConflict((conflict) =>
      conflict.columns(['secret_hash', 'user_id']).doUpdateSet({ session_epoch, used_at }),
    )
    .execute()
}

export async function deleteUnusedDevices(queries: Queries, usedBefore: number): Promise<void> {
  await queries.deleteFrom('known_devices').where('used_at', '<', usedBefore).execute()
}
