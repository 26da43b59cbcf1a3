import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { readPreferences } from '#core/notifications/notification-preferences.ts'
import { shownPreferences } from '#core/notifications/shown-preferences.ts'
import { getNotificationPreferences as contract } from '#shared/notifications/contract.ts'

const getNotificationPreferences = async ({ actor }: ApiRequest<typeof contract>) =>
  shownPreferences(await readPreferences(actor.userId))

export const handler = endpoint(contract, getNotificationPreferences)
