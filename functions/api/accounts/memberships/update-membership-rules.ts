import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { memberships } from '#core/platform/roles/memberships.ts'
import { rulesOf } from '#core/platform/roles/rules-of.ts'
import { updateMembershipRules as contract } from '#shared/accounts/memberships/contract.ts'

async function updateMembershipRules({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
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
        description: `Changed the ${type} membership`,
        before,
        after,
      },
      now,
    ),
    ...remember(rules),
  )
  return rules
}

export const handler = endpoint(contract, updateMembershipRules)
