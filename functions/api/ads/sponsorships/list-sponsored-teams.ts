import { listSponsoredTeams } from '#core/ads/sponsorships/list-sponsored-teams.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listSponsoredTeams as contract } from '#shared/ads/sponsorships/contract.ts'

export const handler = endpoint(contract, listSponsoredTeams)
