import { decideAccess } from '#domain/commerce/access-policy.ts'
import { useSettings } from '#web/api/settings.ts'
import { useAuthentication } from '#web/session/current-user.ts'

/** Whether the account may save this plan to the cloud. The server is asked only when it matters. */
export function useMayKeepCopies(planId: string, isAsked: boolean): boolean {
  const authentication = useAuthentication()
  const { data: settings } = useSettings(isAsked)
  if (!settings || authentication.state !== 'authenticated') return false
  const { entitlements, coursePlanId } = authentication.user
  const account = { entitlements, hasCloudWorkbooks: false, isCoursePlan: planId === coursePlanId }
  return decideAccess('save-cloud-workbook', account, settings.access) === 'allowed'
}
