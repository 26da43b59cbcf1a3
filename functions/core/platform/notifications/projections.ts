import type { Noting } from '#core/platform/projections/noting.ts'
import { keepOptOut } from '#core/platform/recovery/opt-outs.ts'
import type { PreferenceType } from '#shared/platform/notifications/category.ts'
import type { Channel, Preferences } from '#shared/platform/notifications/preferences.ts'
import { notificationPreferences } from './notification-preferences.ts'

const channels: readonly Channel[] = ['enabled', 'email']

/** What a member has just switched off, or on again. A type that was never touched was on. */
function switched(before: Preferences, after: Preferences, isOn: boolean) {
  const types = Object.keys(after) as PreferenceType[]
  return types
    .map((type) => ({
      type,
      channels: channels.filter(
        (channel) => after[type]?.[channel] === isOn && (before[type]?.[channel] ?? true) === !isOn,
      ),
    }))
    .filter((one) => one.channels.length > 0)
}

/** Notes beside the backups which notifications members have switched off, or on again. */
const noteSwitches: Noting = {
  of: notificationPreferences.name,
  note: async ({ before, after }) => {
    if (!after) return
    const { userId, preferences, updatedAt } = notificationPreferences.read(after)
    const earlier = before ? notificationPreferences.read(before).preferences : {}
    const [off, on] = [switched(earlier, preferences, false), switched(earlier, preferences, true)]
    if (updatedAt && off.length + on.length > 0)
      await keepOptOut(userId, { kind: 'member', at: updatedAt, off, on })
  },
}

export const projections = [noteSwitches]
