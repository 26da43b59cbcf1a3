import { findOwnOrder } from '#core/ads/ad-orders/find-order.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getAdOrder as contract } from '#shared/ads/ad-orders/contract.ts'

const getAdOrder = ({ actor, params }: ApiRequest<typeof contract>) =>
  findOwnOrder(params.orderId, actor.userId)

export const handler = endpoint(contract, getAdOrder)
