import { countView } from '#core/community/profile-views/count-view.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { countProfileViewAsMember as contract } from '#shared/community/profile-views/contract.ts'

const countProfileViewAsMember = ({ actor, body, userAgent, now }: ApiRequest<typeof contract>) =>
  countView({ of: body.of, by: actor.userId, userAgent, now })

export const handler = endpoint(contract, countProfileViewAsMember)
