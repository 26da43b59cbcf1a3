import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { impersonations } from '#core/platform/actors/impersonations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { users } from '#core/platform/users/users.ts'
import { startImpersonation as contract } from '#shared/accounts/impersonations/contract.ts'
import { minutesToImpersonate } from '#shared/accounts/impersonations/impersonation.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { refusal } from '#shared/platform/users/access.ts'

async function startImpersonation({ actor, body, now }: ApiRequest<typeof contract>) {
  const target = await users.get({ id: body.userId }, { consistent: true })
  if (!target) throw new AppError('not_found', 'target_not_found', 'Target user not found')
  if (target.membershipType === 'admin')
    throw new AppError('forbidden', 'target_is_admin', 'Administrators cannot be impersonated.')
  const unusable = refusal('member', target)
  if (unusable)
    throw new AppError(
      'unprocessable',
      'target_unusable',
      'You cannot impersonate this account because its owner cannot use it either.',
    )
  const id = newId('imp', now)
  const { handle, secretHash } = newHandle(id)
  const impersonation = {
    id,
    adminId: actor.userId,
    targetId: target.id,
    createdAt: now,
    expiresAt: addTime(now, { minutes: minutesToImpersonate }),
    version: 1,
  }
  await commit(
    impersonations.put({ ...impersonation, secretHash }, { absent: true }),
    recordActivity(
      {
        by: actor,
        userId: target.id,
        type: 'impersonation_start',
        description: 'An administrator started impersonating this member',
        metadata: { impersonationId: id },
      },
      now,
    ),
  )
  return { impersonation, handle }
}

export const handler = endpoint(contract, startImpersonation)
