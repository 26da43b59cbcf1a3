import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  notificationPreferences,
  readPreferences,
} from '#core/platform/notifications/notification-preferences.ts'
import { shownPreferences } from '#core/platform/notifications/shown-preferences.ts'
import { updateNotificationPreferences as contract } from '#shared/platform/notifications/contract.ts'

async function updateNotificationPreferences({
  actor: { userId },
  body,
  now,
  remember,
}: ApiRequest<typeof contract>) {
  const before = await readPreferences(userId)
  const chosen = {
    userId,
    preferences: { ...before.preferences, ...body.preferences },
    updatedAt: now,
    version: body.version + 1,
  }
  const answer = await shownPreferences(chosen)
  await commit(
    notificationPreferences.put(chosen, body.version === 0 ? { absent: true } : { version: body.version }),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, updateNotificationPreferences)
