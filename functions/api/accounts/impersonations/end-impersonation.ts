import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { impersonations } from '#core/platform/actors/impersonations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { endImpersonation as contract } from '#shared/accounts/impersonations/contract.ts'
import { isRunning } from '#shared/accounts/impersonations/impersonation.ts'
import { AppError } from '#shared/errors.ts'

/** Any administrator may end any impersonation. */
function endImpersonation({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const found = await impersonations.get({ id: params.impersonationId }, { consistent: true })
    if (!found) throw new AppError('not_found', 'impersonation_not_found', 'Impersonation not found')
    if (!isRunning(found, now)) return found
    const ended = { ...found, endedAt: now, version: found.version + 1 }
    await commit(
      impersonations.put(ended, { version: found.version }),
      recordActivity(
        {
          by: actor,
          userId: found.targetId,
          type: 'impersonation_stop',
          description: 'An administrator stopped impersonating this member',
          metadata: { impersonationId: found.id },
        },
        now,
      ),
      ...remember(ended),
    )
    return ended
  })
}

export const handler = endpoint(contract, endImpersonation)
