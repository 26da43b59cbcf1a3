import { decideItemStep } from '#core/market/market-items/decide-step.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { decideItem as contract } from '#shared/market/market-items/admin-contract.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'

async function decideItem(request: ApiRequest<typeof contract>) {
  const { approves, reason } = request.body
  if (!approves && !reason) throw itemRefusal.reasonRequired()
  return decideItemStep(request, approves ? 'approve' : 'refuse')
}

export const handler = endpoint(contract, decideItem)
