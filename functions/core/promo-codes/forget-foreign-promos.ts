import { commit } from '#core/db/commit.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'
import { allPromoCodes, promoCodes } from './promo-codes.ts'

/** Under keys of another account no code is known: each is made there when someone uses it next. */
export async function forgetForeignPromos(): Promise<void> {
  for (const { code } of (await allPromoCodes()).filter(({ stripe }) => stripe))
    await untilUnchanged(async () => {
      const found = await promoCodes.get({ code }, { consistent: true })
      if (!found?.stripe) return
      const { stripe: _, ...rest } = found
      await commit(promoCodes.put({ ...rest, version: found.version + 1 }, { version: found.version }))
    })
}
