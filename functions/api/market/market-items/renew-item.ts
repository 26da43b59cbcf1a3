import { addOwnedItem } from '#core/market/market-items/owned-items.ts'
import { stepAsSeller } from '#core/market/market-items/step-as-seller.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { leavingRefusal } from '#shared/community/feed/taking-part.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { renewItem as contract } from '#shared/market/market-items/own-contract.ts'

async function renewItem(request: ApiRequest<typeof contract>) {
  const { user } = request.actor
  if (user.status !== 'active') throw itemRefusal.accountPending()
  const leaving = leavingRefusal(user)
  if (leaving) throw leaving
  return stepAsSeller(
    request,
    () => 'renew',
    async ({ id }) => [await addOwnedItem(user, id)],
  )
}

export const handler = endpoint(contract, renewItem)
