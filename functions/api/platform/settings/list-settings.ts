import { endpoint } from '#core/platform/actors/endpoint.ts'
import { storedSettings } from '#core/platform/settings/stored-settings.ts'
import { listSettings as contract } from '#shared/platform/settings/contract.ts'
import { SettingKey, settingOf } from '#shared/platform/settings/settings.ts'

async function listSettings() {
  const { items } = await storedSettings.list({ pk: 'SETTINGS', prefix: 'SETTING#', limit: 100 })
  const stored = new Map(items.map((item) => [item.key, item]))
  return {
    items: SettingKey.options.map((key) => {
      const found = stored.get(key)
      const value = settingOf(key, found?.value)
      return { key, value, ...(found && { updatedAt: found.updatedAt }), version: found?.version ?? 0 }
    }),
  }
}

export const handler = endpoint(contract, listSettings)
