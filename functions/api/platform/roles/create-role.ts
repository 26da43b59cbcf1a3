import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { roleNames } from '#core/platform/roles/role-names.ts'
import { roles } from '#core/platform/roles/roles.ts'
import { AppError } from '#shared/errors.ts'
import { createRole as contract } from '#shared/platform/roles/contract.ts'

async function createRole({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const role = { ...body, updatedAt: now, version: 1 }
  await commit(
    roles.put(role, { absent: true }, () => taken(`A role named ${body.name} already exists.`)),
    roleNames.put({ name: body.name, version: 1 }, { absent: true }, () =>
      taken(`A role named ${body.name} was deleted, and some accounts may still have that name.`),
    ),
    recordActivity(
      {
        by: actor,
        type: 'settings_update',
        description: `Created the role ${body.name}`,
        after: { permissions: body.permissions },
      },
      now,
    ),
    ...remember(role),
  )
  return role
}

const taken = (why: string) =>
  new AppError('conflict', 'role_exists', `${why} Choose another name.`, {
    errors: [{ path: 'body.name', message: 'Is taken' }],
  })

export const handler = endpoint(contract, createRole)
