import { findOwnItem } from '#core/market/market-items/find-item.ts'
import { ownItem } from '#core/market/market-items/own-item.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getOwnItem as contract } from '#shared/market/market-items/own-contract.ts'

const getOwnItem = async ({ actor, params, now }: ApiRequest<typeof contract>) =>
  ownItem(await findOwnItem(params.itemId, actor.userId), now)

export const handler = endpoint(contract, getOwnItem)
