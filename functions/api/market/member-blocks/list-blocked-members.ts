import { memberBlocks } from '#core/market/member-blocks/member-blocks.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import { listBlockedMembers as contract } from '#shared/market/member-blocks/contract.ts'

async function listBlockedMembers({ actor, query }: ApiRequest<typeof contract>) {
  const { pk } = memberBlocks.key({ by: actor.userId, of: '' })
  const page = await memberBlocks.list({ pk, ...query })
  const nameOf = await namesOf(page.items.map(({ of }) => of))
  return { ...page, items: page.items.map(({ of, at }) => ({ userId: of, name: nameOf(of), blockedAt: at })) }
}

export const handler = endpoint(contract, listBlockedMembers)
