import { getClaimedThing } from '#core/directory/organization-claims/claimed-thing.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getClaimedThing as contract } from '#shared/directory/organization-claims/contract.ts'

export const handler = endpoint(contract, getClaimedThing)
