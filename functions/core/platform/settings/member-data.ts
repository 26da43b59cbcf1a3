import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { settingOf } from '#shared/platform/settings/settings.ts'
import { storedSettings } from './stored-settings.ts'

const key = 'alert_addresses'

export const erased: ErasedData = {
  eraseAt: ({ email, passedOn }) =>
    untilUnchanged(async () => {
      const stored = await storedSettings.get({ key }, { consistent: true })
      const addresses = settingOf(key, stored?.value)
      if (!stored || passedOn || !addresses.includes(email)) return
      const { version } = stored
      const value = addresses.filter((address) => address !== email)
      await commit(storedSettings.put({ ...stored, value, version: version + 1 }, { version }))
    }),
}
