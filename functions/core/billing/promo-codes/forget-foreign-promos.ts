import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { allPromoCodes, promoCodes } from './promo-codes.ts'

/**
 * Forgets codes under the keys of another account, where none is known: each is made there when it is next
 * used.
 */
export async function forgetForeignPromos(): Promise<void> {
  for (const { code } of (await allPromoCodes()).filter(({ stripe }) => stripe))
    await untilUnchanged(async () => {
      const found = await promoCodes.get({ code }, { consistent: true })
      if (!found?.stripe) return
      const { stripe: _, ...rest } = found
      await commit(promoCodes.put({ ...rest, version: found.version + 1 }, { version: found.version }))
    })
}
