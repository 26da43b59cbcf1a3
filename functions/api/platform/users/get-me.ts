import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { unreadCount } from '#core/platform/notifications/notifications.ts'
import { readSetting } from '#core/platform/settings/read-setting.ts'
import { readVerification } from '#core/platform/verifications/read-verification.ts'
import { getMe as contract } from '#shared/platform/users/contract.ts'
import { awaitsApproval } from '#shared/platform/verifications/awaits-approval.ts'

async function getMe({ actor }: ApiRequest<typeof contract>) {
  const { user, userId } = actor
  const [unreadNotifications, sessionTimeoutMinutes, verification] = await Promise.all([
    unreadCount(userId),
    readSetting('session_timeout_minutes'),
    awaitsApproval(user) ? readVerification(userId) : undefined,
  ])
  return { ...user, unreadNotifications, sessionTimeoutMinutes, businessVerification: verification?.state }
}

export const handler = endpoint(contract, getMe)
