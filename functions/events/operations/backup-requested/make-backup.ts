import { facts } from '#core/operations/backups/facts.ts'
import { followBackup } from '#core/operations/backups/follow-backup.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once` here: a turn that is repeated goes on where the backup is. */
export const handler = consumer(facts, 'backup.requested', 'make-backup', async ({ now }) => {
  await followBackup(now)
})
