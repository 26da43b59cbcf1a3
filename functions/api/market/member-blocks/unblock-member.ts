import { memberBlocks } from '#core/market/member-blocks/member-blocks.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { blockRefusal } from '#shared/market/member-blocks/block-refusal.ts'
import { unblockMember as contract } from '#shared/market/member-blocks/contract.ts'

const unblockMember = ({ actor, params, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { memberId: of } = params
    const block = await memberBlocks.get({ by: actor.userId, of }, { consistent: true })
    if (block) return commit(memberBlocks.delete(block), ...remember(undefined))
    if (!(await users.get({ id: of }, { consistent: true }))) throw blockRefusal.unknown()
  })

export const handler = endpoint(contract, unblockMember)
