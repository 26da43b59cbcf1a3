import { readSetting } from '#core/platform/settings/read-setting.ts'
import type { PreferenceType } from '#shared/platform/notifications/category.ts'
import { mailSettings } from '#shared/platform/notifications/mail-settings.ts'

/** Tells whether the platform sends mails of a type at all, as an administrator has set it. */
export async function isMailed(type: PreferenceType): Promise<boolean> {
  const setting = mailSettings[type]
  return setting === undefined || readSetting(setting)
}
