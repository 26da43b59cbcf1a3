import { log } from '#core/log/log.ts'
import { deletions } from './deletions.ts'
import { eraseAccount } from './erase-account.ts'

const accountsAtOnce = 25

/** Erases the accounts whose days of grace are over. One that fails is left for the next run, and the run fails. */
export async function deleteDueAccounts(now: string): Promise<{ erased: number }> {
  const { items } = await deletions.list({
    index: 'gsi1',
    pk: 'DELETIONS',
    upTo: `${now}~`,
    limit: accountsAtOnce,
  })
  let failed = 0
  for (const { userId } of items)
    await eraseAccount(userId, now).catch((error: unknown) => {
      failed++
      log.error('account.not_erased', { userId, error })
    })
  if (failed > 0) throw new Error(`${failed} of ${items.length} accounts could not be erased`)
  return { erased: items.length }
}
