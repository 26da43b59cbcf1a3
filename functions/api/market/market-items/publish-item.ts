import { addPublication } from '#core/market/market-items/owned-items.ts'
import { stepAsSeller } from '#core/market/market-items/step-as-seller.ts'
import { isTrustedSeller } from '#core/market/market-items/trusted-seller.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { users } from '#core/platform/users/users.ts'
import { leavingRefusal } from '#shared/community/feed/taking-part.ts'
import { hasFlaggedWords } from '#shared/market/market-items/item-limits.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { publishItem as contract } from '#shared/market/market-items/own-contract.ts'

/** The first items of a seller wait for an administrator, any with a word that does, and one that was refused before. */
async function publishItem(request: ApiRequest<typeof contract>) {
  const { user } = request.actor
  if (user.status !== 'active') throw itemRefusal.accountPending()
  const leaving = leavingRefusal(user)
  if (leaving) throw leaving
  return stepAsSeller(
    request,
    async (item) =>
      item.status !== 'refused' && !hasFlaggedWords(item) && (await isTrustedSeller(user, request.now))
        ? 'publish'
        : 'submit',
    async (after) => [
      await addPublication(user, after, request.now),
      users.check({ id: user.id }, { version: user.version }),
    ],
  )
}

export const handler = endpoint(contract, publishItem)
