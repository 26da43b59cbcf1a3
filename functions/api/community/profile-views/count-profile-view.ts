import { countView } from '#core/community/profile-views/count-view.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { countProfileView as contract } from '#shared/community/profile-views/contract.ts'

const countProfileView = ({ params, userAgent, now }: ApiRequest<typeof contract>) =>
  countView({ of: params.userId, userAgent, now })

export const handler = endpoint(contract, countProfileView)
