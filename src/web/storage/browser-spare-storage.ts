import { openSpareDatabase } from './spare-database.ts'
import { openSpareStorage, type SpareStorage, type UsualPlace } from './spare-storage.ts'
import { spareDatabaseName } from './storage-keys.ts'

export function openBrowserSpareStorage(databases: IDBFactory, usual: UsualPlace): Promise<SpareStorage> {
  return openSpareStorage(usual, {
    events: globalThis,
    open: (onChange) => openSpareDatabase(databases, new BroadcastChannel(spareDatabaseName), onChange),
  })
}
