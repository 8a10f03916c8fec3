import * as z from 'zod/mini'
import { parseUser } from '#contract/user.ts'
import { maxTitleLength } from '#contract/request-limits.ts'
import {
  apiPaths,
  buildRestorePath,
  buildVersionPath,
  buildVersionsPath,
  buildWorkbookPath,
} from '#contract/paths.ts'
import {
  type DeletedWorkbookList,
  deletedWorkbookListSchema,
  type SavedWorkbook,
  savedWorkbookSchema,
  type SaveWorkbookRequest,
  type VersionList,
  versionListSchema,
  type WorkbookList,
  workbookListSchema,
} from '#contract/workbooks.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { leaveOutPersonal } from '#domain/plan/personal-figures.ts'
import { toStoredData } from '#domain/plan/to-stored-data.ts'
import { tidyTitle } from '#domain/sync/cloud-content.ts'
import { getJson, postJson, type RequestMode, sendDelete } from '#web/api/request.ts'

export async function listCloudPlans(signal?: AbortSignal, mode?: RequestMode): Promise<WorkbookList> {
  return z.parse(workbookListSchema, await getJson(apiPaths.workbooks, signal, mode))
}

export async function fetchCloudPlan(planId: string, mode?: RequestMode): Promise<SavedWorkbook> {
  return z.parse(savedWorkbookSchema, await getJson(buildWorkbookPath(planId), undefined, mode))
}

export async function saveCloudPlan(
  planId: string,
  workbook: Workbook,
  revision: string,
  mode?: RequestMode,
): Promise<SavedWorkbook> {
  const request = toRequest(planId, workbook, revision)
  return z.parse(savedWorkbookSchema, await postJson(apiPaths.workbooks, request, undefined, mode))
}

export async function deleteCloudPlan(planId: string): Promise<void> {
  await sendDelete(buildWorkbookPath(planId))
}

export async function restoreCloudPlan(planId: string): Promise<SavedWorkbook> {
  return z.parse(savedWorkbookSchema, await postJson(buildRestorePath(planId), {}))
}

export async function listDeletedPlans(signal?: AbortSignal): Promise<DeletedWorkbookList> {
  return z.parse(deletedWorkbookListSchema, await getJson(apiPaths.deletedWorkbooks, signal))
}

export async function listVersions(planId: string, signal?: AbortSignal): Promise<VersionList> {
  return z.parse(versionListSchema, await getJson(buildVersionsPath(planId), signal))
}

export async function fetchVersion(
  planId: string,
  revision: string,
  signal?: AbortSignal,
): Promise<Workbook> {
  return toWorkbook(z.parse(savedWorkbookSchema, await getJson(buildVersionPath(planId, revision), signal)))
}

/**
 * Another tab may have signed in to a different account, and this page would then send that account's cookie.
 * The plan must not end up there.
 */
export async function findSignedInId(mode?: RequestMode): Promise<string> {
  return parseUser(await getJson(apiPaths.currentUser, undefined, mode)).id
}

/** Plans from the cloud are repaired like anything else that was stored. */
export function toWorkbook({ updatedAt, id: _id, ...saved }: SavedWorkbook): Workbook {
  return restoreWorkbook({ ...saved, lastSaved: updatedAt })
}

function toRequest(planId: string, workbook: Workbook, revision: string): SaveWorkbookRequest {
  const { title, template, data, currentStep, completedSteps } = workbook
  return {
    id: planId,
    title: tidyTitle(title).slice(0, maxTitleLength),
    template,
    data: toStoredData(leaveOutPersonal(data, 'cloud-copy')),
    currentStep: String(currentStep),
    completedSteps,
    revision,
  }
}
