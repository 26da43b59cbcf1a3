import { isDeepStrictEqual } from 'node:util'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import type { DeskHours } from '#shared/support/support-desks/desk-settings.ts'
import type { DeskId } from '#shared/support/support-requests/named-request.ts'
import { reclockedRequest } from '#shared/support/support-requests/reclocked-request.ts'
import { requests, requestsAt } from './requests.ts'
import { saved } from './saved-request.ts'

/** Lets the running clocks of a desk follow its new hours. Safe to repeat at any point. */
export async function reclockRequests(
  deskId: DeskId,
  { at, before }: { at: string; before: DeskHours },
): Promise<void> {
  const { done, failed } = await eachRow(
    'reclock_requests',
    (cursor) => requests.list({ index: 'gsi2', pk: requestsAt(deskId, 'open'), limit: 100, cursor }),
    ({ id }) => reclock(id, { at, before }),
  )
  if (failed > 0) throw new Error(`${failed} clocks could not follow the hours; they will be retried.`)
  log.info('requests.reclocked', { deskId, reclocked: done })
}

const reclock = (id: string, { at, before }: { at: string; before: DeskHours }): Promise<boolean> =>
  untilUnchanged(async () => {
    const request = await requests.get({ id }, { consistent: true })
    if (!request) return false
    const { hours } = await readDeskSettings(request.deskId)
    const after = reclockedRequest(request, { at, before, after: hours })
    if (isDeepStrictEqual(after.clocks, request.clocks)) return false
    await commit(...saved(request, after).writes)
    return true
  })
