import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getTogether } from '#core/platform/db/get-together.ts'
import { unreadCounters } from '#core/platform/notifications/notifications.ts'
import { storedSettings } from '#core/platform/settings/stored-settings.ts'
import { readVerification } from '#core/platform/verifications/read-verification.ts'
import { settingOf } from '#shared/platform/settings/settings.ts'
import { getMe as contract } from '#shared/platform/users/contract.ts'
import { awaitsApproval } from '#shared/platform/verifications/awaits-approval.ts'

async function getMe({ actor }: ApiRequest<typeof contract>) {
  const { user, userId } = actor
  const key = 'session_timeout_minutes'
  const [found, verification] = await Promise.all([
    getTogether([unreadCounters.key({ userId }), storedSettings.key({ key })], { consistent: true }),
    awaitsApproval(user) ? readVerification(userId) : undefined,
  ])
  return {
    ...user,
    unreadNotifications: found(unreadCounters)[0]?.unread ?? 0,
    sessionTimeoutMinutes: settingOf(key, found(storedSettings)[0]?.value),
    businessVerification: verification?.state,
  }
}

export const handler = endpoint(contract, getMe)
