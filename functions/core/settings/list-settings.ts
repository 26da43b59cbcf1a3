import { SettingKey, settings } from '#shared/settings/settings.ts'
import { storedSettings } from './stored-settings.ts'

export async function listSettings() {
  const { items } = await storedSettings.list({ pk: 'SETTINGS', prefix: 'SETTING#', limit: 100 })
  const stored = new Map(items.map((item) => [item.key, item]))
  return {
    items: SettingKey.options.map((key) => {
      const found = stored.get(key)
      return found
        ? { key, value: found.value as number | boolean, updatedAt: found.updatedAt, version: found.version }
        : { key, value: settings[key].initial, version: 0 }
    }),
  }
}
