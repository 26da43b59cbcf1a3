import { setMailChoice } from '#core/mail/unsubscribe/set-mail-choice.ts'
import { readUnsubscribeToken } from '#core/mail/unsubscribe/unsubscribe-token.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { oneClickUnsubscribe as contract } from '#shared/mail/unsubscribe/contract.ts'

async function oneClickUnsubscribe({ params, now }: ApiRequest<typeof contract>) {
  const of = await readUnsubscribeToken(params.token)
  if (!of) throw new AppError('invalid', 'invalid_signature', 'This link is not valid.')
  await setMailChoice(of, false, now)
}

export const handler = endpoint(contract, oneClickUnsubscribe)
