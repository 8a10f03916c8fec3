import { isDeepEqual } from './is-deep-equal.ts'
import type { WorkbookData } from './workbook-data.ts'

/** Where a plan goes besides its own browser and its own files. */
export type WayOut = 'cloud-copy' | 'readers-link' | 'model'

const flags = {
  'cloud-copy': 'inCloudCopy',
  'readers-link': 'inReadersLinks',
  model: 'forModels',
} as const satisfies Record<WayOut, string>

/**
 * The one place where personal figures are cut from a plan that leaves the browser, unless the person ticked this way.
 * What they ticked goes along, so that all copies know it. Cutting twice changes nothing.
 */
export function leaveOutPersonal(data: WorkbookData, way: WayOut): WorkbookData {
  const { personal } = data.financialProjections
  if (personal[flags[way]]) return data
  const { inCloudCopy, inReadersLinks, forModels } = personal
  // Not even fields of a later version stay.
  const bare = { inCloudCopy, inReadersLinks, forModels, ownersPayPercent: null, people: [], pledges: [] }
  return isDeepEqual(personal, bare) ? data : withPersonal(data, bare)
}

/**
 * A cloud copy without personal figures says nothing about them, so those of this browser stay. So do those that no
 * cloud copy has had so far, beside the ones that another device put into it.
 */
export function keepPersonal(theirs: WorkbookData, ours: WorkbookData): WorkbookData {
  const [cloud, here] = [theirs.financialProjections.personal, ours.financialProjections.personal]
  const { inCloudCopy, inReadersLinks, forModels } = cloud
  if (!inCloudCopy) return withPersonal(theirs, { ...here, inCloudCopy, inReadersLinks, forModels })
  if (here.inCloudCopy) return theirs
  return withPersonal(theirs, {
    ...cloud,
    ownersPayPercent: cloud.ownersPayPercent ?? here.ownersPayPercent,
    people: addMissing(cloud.people, here.people),
    pledges: addMissing(cloud.pledges, here.pledges),
  })
}

/** An earlier version brings back neither a tick nor figures that the person no longer keeps in the cloud copy. */
export function keepPersonalOfToday(version: WorkbookData, ours: WorkbookData): WorkbookData {
  const { personal } = ours.financialProjections
  return personal.inCloudCopy ? keepPersonal(version, ours) : withPersonal(version, personal)
}

function addMissing<Item extends { id: string }>(items: Item[], others: readonly Item[]): Item[] {
  const known = new Set(items.map(({ id }) => id))
  return [...items, ...others.filter(({ id }) => !known.has(id))]
}

function withPersonal(
  data: WorkbookData,
  personal: WorkbookData['financialProjections']['personal'],
): WorkbookData {
  return { ...data, financialProjections: { ...data.financialProjections, personal } }
}
