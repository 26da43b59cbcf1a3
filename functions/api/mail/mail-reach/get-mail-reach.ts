import { mailReachOf } from '#core/mail/mail-reach/mail-reach-of.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMailReach as contract } from '#shared/mail/mail-reach/contract.ts'

function getMailReach({ actor, now }: ApiRequest<typeof contract>) {
  return mailReachOf({ userId: actor.userId, email: actor.user.email }, now)
}

export const handler = endpoint(contract, getMailReach)
