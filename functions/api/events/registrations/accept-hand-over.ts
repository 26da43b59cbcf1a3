import { acceptHandOver } from '#core/events/registrations/accept-hand-over.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { acceptHandOver as contract } from '#shared/events/registrations/offers-contract.ts'

export const handler = endpoint(contract, ({ actor, params, body, now, remember }) =>
  acceptHandOver({ actor, ...params, ...body, remember: remember(undefined) }, now),
)
