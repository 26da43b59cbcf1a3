import { recordActivity } from '#core/activities/record-activity.ts'
import { commit } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { createRole as contract } from '#shared/roles/contract.ts'
import { roles } from './roles.ts'

export async function createRole({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const role = { ...body, updatedAt: now, version: 1 }
  await commit(
    roles.put(role, { absent: true }, () => exists(body.name)),
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

const exists = (name: string) =>
  new AppError('conflict', 'role_exists', `There is a role named ${name} already. Choose another name.`, {
    errors: [{ path: 'body.name', message: 'Is taken' }],
  })
