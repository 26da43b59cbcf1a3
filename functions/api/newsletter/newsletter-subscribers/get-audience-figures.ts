import { audienceFigures } from '#core/newsletter/newsletter-subscribers/audience-counters.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getAudienceFigures as contract } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'

const getAudienceFigures = ({ now }: ApiRequest<typeof contract>) => audienceFigures(now)

export const handler = endpoint(contract, getAudienceFigures)
