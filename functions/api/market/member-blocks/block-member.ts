import { memberBlocks } from '#core/market/member-blocks/member-blocks.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { blockRefusal, mostBlocks } from '#shared/market/member-blocks/block-refusal.ts'
import { blockMember as contract } from '#shared/market/member-blocks/contract.ts'

const blockMember = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { userId: by, user } = actor
    const { memberId: of } = params
    if (by === of) throw blockRefusal.self()
    const block = { by: user.id, of, at: now, version: 1 }
    if (await memberBlocks.get(block, { consistent: true })) return
    const [other, { items }] = await Promise.all([
      users.get({ id: of }, { consistent: true }),
      memberBlocks.list({ pk: memberBlocks.key(block).pk, limit: mostBlocks }),
    ])
    if (!other) throw blockRefusal.unknown()
    if (items.length >= mostBlocks) throw blockRefusal.limit()
    await commit(
      memberBlocks.put(block, { absent: true }),
      users.check({ id: by }, { version: user.version }),
      users.check({ id: of }, { version: other.version }),
      ...remember(undefined),
    )
  })

export const handler = endpoint(contract, blockMember)
