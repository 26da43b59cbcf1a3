import { claimGuest } from '#core/competitions/guest-claims/claim-guest.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { claimGuest as contract } from '#shared/competitions/guest-claims/contract.ts'

export const handler = endpoint(contract, claimGuest)
