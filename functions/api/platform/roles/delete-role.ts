import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { roleNames } from '#core/platform/roles/role-names.ts'
import { roles } from '#core/platform/roles/roles.ts'
import { deleteRole as contract } from '#shared/platform/roles/contract.ts'

function deleteRole({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const role = await roles.get(params, { consistent: true })
    if (!role) return
    await commit(
      roles.delete(role),
      // A role from before names were kept has not taken its own yet.
      roleNames.derive({ name: role.name, version: 1 }),
      recordActivity(
        {
          by: actor,
          type: 'settings_update',
          description: `Deleted the role ${role.name}`,
          before: { permissions: role.permissions },
        },
        now,
      ),
      ...remember(undefined),
    )
  })
}

export const handler = endpoint(contract, deleteRole)
