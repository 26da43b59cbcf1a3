import { mergeGuest } from '#core/competitions/guest-claims/merge-guest.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { mergeGuest as contract } from '#shared/competitions/guest-claims/contract.ts'

export const handler = endpoint(contract, mergeGuest)
