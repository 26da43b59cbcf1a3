import * as z from 'zod/mini'
import { type SettingKey, type SettingValue, settings } from '#shared/platform/settings/settings.ts'
import { storedSettings } from './stored-settings.ts'

/** The value as it is now: what an administrator chose, else what the platform starts with. */
export async function readSetting<K extends SettingKey>(key: K): Promise<SettingValue<K>> {
  const { schema, initial } = settings[key]
  const stored = await storedSettings.get({ key })
  return z.parse(schema, stored?.value ?? initial) as SettingValue<K>
}
