import { ownViews } from '#core/community/profile-views/own-views.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getOwnProfileViews as contract } from '#shared/community/profile-views/contract.ts'

const getOwnProfileViews = ({ actor, now }: ApiRequest<typeof contract>) => ownViews(actor.userId, now)

export const handler = endpoint(contract, getOwnProfileViews)
