import { endHandOver } from '#core/events/registrations/end-hand-over.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { endHandOver as contract } from '#shared/events/registrations/offers-contract.ts'

export const handler = endpoint(contract, ({ actor, params, body, now, remember }) =>
  endHandOver({ actor, ...params, ...body, remember: remember(undefined) }, now),
)
