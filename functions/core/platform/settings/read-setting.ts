import { type SettingKey, type SettingValue, settingOf } from '#shared/platform/settings/settings.ts'
import { storedSettings } from './stored-settings.ts'

/** The value as it is now: what an administrator chose, else what the platform starts with. */
export async function readSetting<K extends SettingKey>(key: K): Promise<SettingValue<K>> {
  return settingOf(key, (await storedSettings.get({ key }))?.value)
}
