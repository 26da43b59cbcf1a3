import { mirrorCustomer } from '#core/billing/billing/mirror-customer.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { log } from '#core/platform/log/log.ts'
import { users } from '#core/platform/users/users.ts'
import { adjustAtStripe } from './adjust-at-stripe.ts'
import { adjustmentEffects } from './adjustment-effects.ts'
import { adjustments, type StoredAdjustment } from './adjustments.ts'

/**
 * Tells who hears that the provider refused it: the administrator waiting for the answer, or all
 * administrators by an alert.
 */
type HeardBy = 'caller' | 'administrators'

type Made = { adjustment: StoredAdjustment; transaction: StoredTransaction }

export async function adjustmentOf(named: { userId: string; requestId: string }): Promise<Made | undefined> {
  const adjustment = await adjustments.get(named, { consistent: true })
  if (!adjustment) return undefined
  const { userId, transactionId: id } = adjustment
  const transaction = await transactions.get({ userId, id }, { consistent: true })
  if (!transaction) throw new Error(`The adjustment ${adjustment.id} has no transaction.`)
  return { adjustment, transaction }
}

/** Finishes a decided adjustment at the provider, as often as it is called. */
export async function finishAdjustment(
  named: { userId: string; requestId: string },
  now: string,
  refusalHeardBy: HeardBy = 'caller',
): Promise<Made | undefined> {
  const decided = await adjustmentOf(named)
  if (decided?.adjustment.status !== 'pending') return decided
  const outcome = await adjustAtStripe(decided.adjustment)
  const ended = await untilUnchanged(() => end(named, outcome, now, refusalHeardBy))
  if (ended?.adjustment.kind === 'credit' && ended.adjustment.status === 'done')
    await mirrorCustomer(named.userId, now).catch((error: unknown) => {
      // The credit is at the provider, whose event tells the same.
      log.warn('billing.credit_not_mirrored', { userId: named.userId, error })
    })
  return ended
}

async function end(
  named: { userId: string; requestId: string },
  outcome: Awaited<ReturnType<typeof adjustAtStripe>>,
  now: string,
  refusalHeardBy: HeardBy,
): Promise<Made | undefined> {
  const read = await adjustmentOf(named)
  if (read?.adjustment.status !== 'pending') return read
  const { adjustment, transaction } = read
  const failure = 'refusal' in outcome ? outcome.refusal : undefined
  const ended: Made = {
    adjustment: {
      ...adjustment,
      status: failure ? 'failed' : 'done',
      ...(failure && { failure }),
      version: adjustment.version + 1,
    },
    transaction: {
      ...transaction,
      status: failure ? 'failed' : 'succeeded',
      ...('refusal' in outcome
        ? { failure: outcome.refusal }
        : { providerTransactionId: outcome.providerId }),
      version: transaction.version + 1,
    },
  }
  const user = await users.get({ id: named.userId }, { consistent: true })
  await commit(
    adjustments.put(ended.adjustment, { version: adjustment.version }),
    transactions.put(ended.transaction, { version: transaction.version }),
    ...(user && !failure ? adjustmentEffects(user, ended.adjustment, now) : []),
    ...(failure && refusalHeardBy === 'administrators'
      ? [announce('adjustment.failed', { userId: named.userId, transactionId: transaction.id }, now)]
      : []),
  )
  return ended
}
