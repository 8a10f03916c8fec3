import { decideAccess } from '#domain/commerce/access-policy.ts'
import { useSettings } from '#web/api/settings.ts'
import { useAuthentication } from '#web/session/current-user.ts'

/** Whether the account may save to the cloud. The server is asked only when it matters. */
export function useMayKeepCopies(isAsked: boolean): boolean {
  const authentication = useAuthentication()
  const { data: settings } = useSettings(isAsked)
  if (!settings || authentication.state !== 'authenticated') return false
  const { entitlements } = authentication.user
  const account = { entitlements, hasCloudWorkbooks: false }
  return decideAccess('save-cloud-workbook', account, settings.access) === 'allowed'
}
