import { dropFavorite } from '#core/market/favorites/drop-favorite.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { unsaveItem as contract } from '#shared/market/favorites/contract.ts'

const unsaveItem = ({ actor, params: { itemId }, remember }: ApiRequest<typeof contract>) =>
  dropFavorite(actor.userId, itemId, remember(undefined))

export const handler = endpoint(contract, unsaveItem)
