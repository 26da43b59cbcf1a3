import { log } from '#core/platform/log/log.ts'
import { type Deletion, deletions } from './deletions.ts'
import { eraseAccount } from './erase-account.ts'
import type { ErasedData } from './erased-data.ts'
import * as nouns from './member-data-of-nouns.ts'

type Hindrance = NonNullable<ErasedData['hindrance']>

const hindrances = Object.values<ErasedData>(nouns).flatMap(({ hindrance }) => hindrance ?? [])

/** Its payment provider has no keys; the administrators have just been told. */
export class WaitsForProvider extends Error {}

/**
 * Returns true once the account is erased. One whose payment provider has no keys keeps waiting and fails the
 * first time only.
 */
export async function eraseDueAccount(deletion: Deletion, now: string): Promise<boolean> {
  const { userId, blockedAt } = deletion
  try {
    await eraseAccount(userId, now)
    return true
  } catch (error) {
    const hindrance = hindrances.find(({ is }) => is(error))
    if (!hindrance) throw error
    if (blockedAt) {
      log.warn('account.waits_for_provider', { userId, blockedAt })
      return false
    }
    await block(hindrance, deletion, now)
    throw new WaitsForProvider(`The deletion of account ${userId} is waiting for its payment provider.`, {
      cause: error,
    })
  }
}

/** Nothing is deleted yet, because charges end first; only someone with the keys can help. */
async function block(hindrance: Hindrance, deletion: Deletion, now: string): Promise<void> {
  const { userId, version } = deletion
  const blocked = deletions.put({ ...deletion, blockedAt: now, version: version + 1 }, { version })
  await hindrance.tell(userId, blocked, now)
}
