import { use, useEffect } from 'react'
import { pagePaths } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import { useNavigate, useSearchValues } from '#web/navigation/navigation.tsx'
import { useAuthentication } from '#web/session/current-user.ts'
import { browserPlanStorage, plansReady } from '#web/storage/browser-plan-storage.ts'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { fetchTemplate } from './templates/fetch-template.ts'
import { createPlan } from './opening/open-plan.ts'
import { OpenWorkbook } from './open-workbook.tsx'

/** The workbook of the signed-in account. A different plan in the URL is a different workbook. */
export function WorkbookScreen() {
  const authentication = useAuthentication()
  const { planId } = useSearchValues()
  if (authentication.state !== 'authenticated') return null
  if (plansReady) use(plansReady)
  const ownerId = authentication.user.id
  return (
    <>
      <title>{`Workbook – ${product.name}`}</title>
      {planId === null ? (
        <CreatePlan ownerId={ownerId} />
      ) : (
        <OpenWorkbook key={`${ownerId} ${planId}`} ownerId={ownerId} planId={planId} />
      )}
    </>
  )
}

/** A URL without a plan starts a new one and changes to that plan's URL. */
function CreatePlan({ ownerId }: { ownerId: string }) {
  const navigate = useNavigate()
  const { template: templateId, lesson } = useSearchValues()
  const template = use(fetchTemplate(templateId))
  useEffect(() => {
    const visit = { isOver: false }
    async function create() {
      const planId = await createPlan(browserPlanStorage, ownerId, template)
      if (visit.isOver) return
      const search = { planId, template: templateId ?? undefined, lesson: lesson ?? undefined }
      navigate(pagePaths.workbook(search), { replace: true })
    }
    void create()
    return () => {
      visit.isOver = true
    }
  }, [navigate, ownerId, template, templateId, lesson])
  return (
    <main className="grid min-h-dvh place-items-center text-blue">
      <Spinner label="Loading..." />
    </main>
  )
}
