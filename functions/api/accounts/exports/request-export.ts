import { exports } from '#core/accounts/exports/exports.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { requestExport as contract } from '#shared/accounts/exports/contract.ts'
import { daysAvailable } from '#shared/accounts/exports/data-export.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

async function requestExport({ actor, now, remember }: ApiRequest<typeof contract>) {
  const requested = {
    id: newId('exp', now),
    state: 'preparing' as const,
    requestedAt: now,
    expiresAt: addTime(now, { days: daysAvailable }),
    version: 1,
  }
  const { userId } = actor
  await commit(
    exports.put({ ...requested, userId }, { absent: true }),
    announce('export.requested', { userId, exportId: requested.id }, now),
    recordActivity(
      { by: actor, type: 'security_event', description: 'Requested a copy of the account data' },
      now,
    ),
    ...remember(requested),
  )
  return requested
}

export const handler = endpoint(contract, requestExport)
