import { log } from '#core/log/log.ts'
import { deletions } from './deletions.ts'
import { eraseAccount } from './erase-account.ts'

const accountsAtOnce = 25
/** More than are erased, so that those which fail again and again keep no others waiting. */
const mostTried = 100

/** Erases the accounts whose days of grace are over. One that fails is left for the next run, and the run fails. */
export async function deleteDueAccounts(now: string): Promise<{ erased: number }> {
  const { items } = await deletions.list({
    index: 'gsi1',
    pk: 'DELETIONS',
    upTo: `${now}~`,
    limit: mostTried,
  })
  let [erased, failed] = [0, 0]
  for (const { userId } of items) {
    if (erased === accountsAtOnce) break
    try {
      await eraseAccount(userId, now)
      erased++
    } catch (error) {
      failed++
      log.error('account.not_erased', { userId, error })
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${erased + failed} accounts could not be erased`)
  return { erased }
}
