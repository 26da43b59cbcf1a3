import { deletions } from '#core/accounts/deletions/deletions.ts'
import { eraseDueAccount } from '#core/accounts/deletions/erase-due-account.ts'
import { facts } from '#core/accounts/deletions/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: erasing again finds nothing. An account that waits for a payment provider is left to the job. */
export const handler = consumer(facts, 'deletion.ordered', 'erase-account', async ({ fact, now }) => {
  const deletion = await deletions.get({ userId: fact.payload.userId }, { consistent: true })
  if (deletion && deletion.dueAt <= now) await eraseDueAccount(deletion, now)
})
