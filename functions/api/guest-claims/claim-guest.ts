import { endpoint } from '#core/actors/endpoint.ts'
import { claimGuest } from '#core/guest-claims/claim-guest.ts'
import { claimGuest as contract } from '#shared/guest-claims/contract.ts'

export const handler = endpoint(contract, claimGuest)
