import { storedSettings } from '#core/platform/settings/stored-settings.ts'
import { type Setting, updateSetting } from '#shared/platform/settings/contract.ts'
import { type SettingKey, settings } from '#shared/platform/settings/settings.ts'
import type { Client } from './client.ts'
import { expectSuccess } from './expect-success.ts'

/** Does something while a setting has a value, and sets it back to what the platform starts with: others share the cloud. */
export async function withSetting(
  admin: Client,
  key: SettingKey,
  value: Setting['value'],
  act: () => Promise<void>,
): Promise<void> {
  const set = async (to: Setting['value']) => {
    const version = (await storedSettings.get({ key }, { consistent: true }))?.version ?? 0
    expectSuccess(await admin.call(updateSetting, { params: { key }, body: { value: to, version } }))
  }
  await set(value)
  try {
    await act()
  } finally {
    await set(settings[key].initial as Setting['value'])
  }
}
