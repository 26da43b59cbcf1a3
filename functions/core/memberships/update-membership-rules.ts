import { recordActivity } from '#core/activities/record-activity.ts'
import { commit } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import type { updateMembershipRules as contract } from '#shared/memberships/contract.ts'
import { memberships } from './memberships.ts'
import { rulesOf } from './rules-of.ts'

export async function updateMembershipRules({
  actor,
  params,
  body,
  now,
  remember,
}: ApiRequest<typeof contract>) {
  const { type } = params
  const { version: _, type: __, ...before } = await rulesOf(type)
  const { version, ...after } = body
  const rules = { type, ...after, version: version + 1 }
  await commit(
    memberships.put(rules, version === 0 ? { absent: true } : { version }),
    recordActivity(
      {
        by: actor,
        type: 'settings_update',
        description: `Changed the membership ${type}`,
        before,
        after,
      },
      now,
    ),
    ...remember(rules),
  )
  return rules
}
