import { apiPaths, type PageName, pages, searchParameters } from '#contract/paths.ts'
import { sessionHintName } from '#contract/session-hint.ts'
import { steps } from '#domain/plan/steps.ts'
import { templateOrDefault, templates } from '#domain/plan/templates/template-list.ts'
import { loadTemplate } from '#domain/plan/templates/load-template.ts'
import { lastUserKey } from '#web/session/last-user.ts'
import { stepForms } from '#web/workbook/steps/step-forms.ts'
import { screens } from './screens.ts'

/**
 * The first files for each URL. For the build, which asks each loader which file it would fetch, so that the page
 * can fetch that file before the program runs, and the service worker can store it.
 */
export const firstParts = {
  screens: (Object.keys(pages) as PageName[]).map((page) => ({
    ...pages[page],
    load: () => screens.load(page),
  })),
  steps: steps.map(({ key }) => ({ load: () => stepForms.load(key) })),
  templates: templates.map(({ id }) => ({ id, load: () => loadTemplate(id) })),
  loginPath: pages.login.path,
  workbookPath: pages.workbook.path,
  currentUserPath: apiPaths.currentUser,
  sessionHintName,
  lastUserKey,
  defaultTemplateId: templateOrDefault(null).id,
  searchParameters,
}
