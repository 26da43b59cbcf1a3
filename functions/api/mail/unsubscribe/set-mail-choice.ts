import { linkUnknown } from '#core/mail/unsubscribe/link-unknown.ts'
import { setMailChoice as change } from '#core/mail/unsubscribe/set-mail-choice.ts'
import { readUnsubscribeToken } from '#core/mail/unsubscribe/unsubscribe-token.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { setMailChoice as contract } from '#shared/mail/unsubscribe/contract.ts'

async function setMailChoice({ params, body, now }: ApiRequest<typeof contract>) {
  const of = await readUnsubscribeToken(params.token)
  const choice = of && (await change(of, body.isOn, now))
  if (!choice) throw linkUnknown()
  return choice
}

export const handler = endpoint(contract, setMailChoice)
