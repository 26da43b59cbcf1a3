import { countWithPace } from '#core/newsletter/newsletter-campaigns/count-with-pace.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { countAudience as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { platformSender } from '#shared/newsletter/newsletter-campaigns/campaign.ts'

const countAudience = ({ body }: ApiRequest<typeof contract>) => countWithPace(body.audience, platformSender)

export const handler = endpoint(contract, countAudience)
