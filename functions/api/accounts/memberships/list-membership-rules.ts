import { endpoint } from '#core/platform/actors/endpoint.ts'
import { memberships } from '#core/platform/roles/memberships.ts'
import { listMembershipRules as contract } from '#shared/accounts/memberships/contract.ts'
import { initialRules } from '#shared/accounts/memberships/membership-rules.ts'
import { PublicMembershipType } from '#shared/platform/users/membership-type.ts'

async function listMembershipRules() {
  const { items } = await memberships.list({ pk: 'MEMBERSHIPS', limit: 20 })
  const stored = new Map(items.map((rules) => [rules.type, rules]))
  return { items: PublicMembershipType.options.map((type) => stored.get(type) ?? initialRules(type)) }
}

export const handler = endpoint(contract, listMembershipRules)
