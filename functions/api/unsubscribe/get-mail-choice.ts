import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { wantsNotification } from '#core/notifications/wants-notification.ts'
import { linkUnknown } from '#core/unsubscribe/link-unknown.ts'
import { readUnsubscribeToken } from '#core/unsubscribe/unsubscribe-token.ts'
import { getMailChoice as contract } from '#shared/unsubscribe/contract.ts'

async function getMailChoice({ params }: ApiRequest<typeof contract>) {
  const of = await readUnsubscribeToken(params.token)
  if (!of) throw linkUnknown()
  return { category: of.category, isOn: await wantsNotification(of.userId, of.category, 'email') }
}

export const handler = endpoint(contract, getMailChoice)
