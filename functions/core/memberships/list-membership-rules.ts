import { initialRules } from '#shared/memberships/membership-rules.ts'
import { PublicMembershipType } from '#shared/users/membership-type.ts'
import { memberships } from './memberships.ts'

export async function listMembershipRules() {
  const { items } = await memberships.list({ pk: 'MEMBERSHIPS', limit: 20 })
  const stored = new Map(items.map((rules) => [rules.type, rules]))
  return { items: PublicMembershipType.options.map((type) => stored.get(type) ?? initialRules(type)) }
}
