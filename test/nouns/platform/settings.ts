import { storedSettings } from '#core/platform/settings/stored-settings.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

const key = 'notification_days_in_list'

export const fixture = {
  listSettings: () => ({}),
  updateSetting: async (caller) => {
    // A setting that no one ever changed is at version 0.
    const version = caller ? ((await storedSettings.get({ key }))?.version ?? 0) : 1
    return { params: { key }, body: { value: 90, version } }
  },
} satisfies NounFixture<'settings'>
