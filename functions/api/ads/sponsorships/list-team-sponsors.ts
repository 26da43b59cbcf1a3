import { listTeamSponsors } from '#core/ads/sponsorships/list-team-sponsors.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listTeamSponsors as contract } from '#shared/ads/sponsorships/contract.ts'

export const handler = endpoint(contract, listTeamSponsors)
