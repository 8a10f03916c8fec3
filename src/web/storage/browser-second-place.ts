import { openSecondPlace, type SecondPlace, type UsualPlace } from './second-place.ts'
import { openSpareDatabase } from './spare-database.ts'
import { spareDatabaseName } from './storage-keys.ts'

export function openBrowserSecondPlace(databases: IDBFactory, usual: UsualPlace): Promise<SecondPlace> {
  return openSecondPlace(usual, {
    events: globalThis,
    open: (onChange) => openSpareDatabase(databases, new BroadcastChannel(spareDatabaseName), onChange),
  })
}
