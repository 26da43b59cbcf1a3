import { commit } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import type { updateMe as contract } from '#shared/users/contract.ts'
import { editProfile } from '#shared/users/edit-profile.ts'
import { users } from './users.ts'

export async function updateMe({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...changes } = body
  const edited = editProfile(actor.user, changes, now)
  await commit(users.put(edited, { version }), ...remember(edited))
  return edited
}
