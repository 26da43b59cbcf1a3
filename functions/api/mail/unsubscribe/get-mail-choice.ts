import { linkUnknown } from '#core/mail/unsubscribe/link-unknown.ts'
import { shownChoice } from '#core/mail/unsubscribe/set-mail-choice.ts'
import { switchOf } from '#core/mail/unsubscribe/switch-of.ts'
import { readUnsubscribeToken } from '#core/mail/unsubscribe/unsubscribe-token.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { homeOf } from '#core/platform/notifications/home-of.ts'
import { readPreferences } from '#core/platform/notifications/notification-preferences.ts'
import { users } from '#core/platform/users/users.ts'
import { getMailChoice as contract } from '#shared/mail/unsubscribe/contract.ts'
import { wants } from '#shared/platform/notifications/preferences.ts'

async function getMailChoice({ params }: ApiRequest<typeof contract>) {
  const of = await readUnsubscribeToken(params.token)
  if (!of) throw linkUnknown()
  if (of.purpose) {
    const state = await switchOf(of.purpose).read(of.id)
    if (!state) throw linkUnknown()
    return shownChoice(state)
  }
  const [member, { preferences }] = await Promise.all([
    users.get({ id: of.userId }),
    readPreferences(of.userId),
  ])
  if (!member) throw linkUnknown()
  const home = homeOf(of.category)
  return {
    category: of.category,
    isOn: home ? await home.isOn(of.userId) : wants(preferences, of.category, 'email'),
  }
}

export const handler = endpoint(contract, getMailChoice)
