import { isDeepStrictEqual } from 'node:util'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { billingRows } from './billing-rows.ts'
import { readBillingRow } from './read-billing-row.ts'

/**
 * Brings a member’s row in line with the present state. The row is read first and written only if it is still as it was
 * read, so a late or repeated delivery changes nothing, and only while the profile exists, so that nothing comes back
 * after an erasure.
 */
export const keepBillingRow = (userId: string): Promise<void> =>
  untilUnchanged(async () => {
    const row = await billingRows.get({ id: userId }, { consistent: true })
    const user = await users.get({ id: userId }, { consistent: true })
    if (!user) {
      if (row) await commit(billingRows.delete(row))
      return
    }
    const read = await readBillingRow(user, row?.lastPayment)
    const { version = 0, ...kept } = row ?? {}
    if (isDeepStrictEqual(kept, read)) return
    await commit(
      billingRows.put({ ...read, version: version + 1 }, row ? { version } : { absent: true }),
      users.check(user, { version: user.version }),
    )
  })
