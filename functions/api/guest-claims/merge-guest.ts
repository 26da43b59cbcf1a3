import { endpoint } from '#core/actors/endpoint.ts'
import { mergeGuest } from '#core/guest-claims/merge-guest.ts'
import { mergeGuest as contract } from '#shared/guest-claims/contract.ts'

export const handler = endpoint(contract, mergeGuest)
