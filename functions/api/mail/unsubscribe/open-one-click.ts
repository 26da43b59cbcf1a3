import { env } from '#core/env.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { unsubscribePath } from '#core/platform/mails/unsubscribe-path.ts'
import { openOneClick as contract } from '#shared/mail/unsubscribe/contract.ts'

/** Programs that check links follow them with GET, so nothing changes here. */
async function openOneClick({ params }: ApiRequest<typeof contract>) {
  return env('SITE_URL') + unsubscribePath(params.token)
}

export const handler = endpoint(contract, openOneClick)
