import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { readPreferences } from '#core/platform/notifications/notification-preferences.ts'
import { shownPreferences } from '#core/platform/notifications/shown-preferences.ts'
import { getNotificationPreferences as contract } from '#shared/platform/notifications/contract.ts'

const getNotificationPreferences = async ({ actor }: ApiRequest<typeof contract>) =>
  shownPreferences(await readPreferences(actor.userId))

export const handler = endpoint(contract, getNotificationPreferences)
