import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { roles } from '#core/platform/roles/roles.ts'
import { AppError } from '#shared/errors.ts'
import { updateRole as contract } from '#shared/platform/roles/contract.ts'

async function updateRole({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const role = await roles.get(params, { consistent: true })
  if (!role) throw new AppError('not_found', 'role_not_found', 'Role not found')
  const { version, ...changes } = body
  const changed = { ...role, ...changes, updatedAt: now, version: version + 1 }
  await commit(
    roles.put(changed, { version }),
    recordActivity(
      {
        by: actor,
        type: 'settings_update',
        description: `Changed the role ${role.name}`,
        before: { description: role.description, permissions: role.permissions },
        after: { description: changed.description, permissions: changed.permissions },
      },
      now,
    ),
    ...remember(changed),
  )
  return changed
}

export const handler = endpoint(contract, updateRole)
