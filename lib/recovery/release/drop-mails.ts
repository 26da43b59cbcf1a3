import { heldMails } from '#core/operations/backups/held-work.ts'
import { commit } from '#core/platform/db/commit.ts'
import { mails, type StoredMail } from '#core/platform/mails/mails.ts'
import type { PlatformHold } from '#core/platform/recovery/platform-hold.ts'
import { AppError } from '#shared/errors.ts'

const atOnce = 20

/** Ends the mails of a backup without sending them; tells how many there were. */
export async function dropMails(hold: PlatformHold): Promise<number> {
  const waiting = heldMails(hold)
  let dropped = 0
  const work = async () => {
    for await (const mail of waiting) if (await drop(mail)) dropped++
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return dropped
}

/** False if another run has dropped it. */
async function drop({ secretData: _, nextAttemptAt: __, ...mail }: StoredMail): Promise<boolean> {
  const dropped: StoredMail = {
    ...mail,
    status: 'unwanted',
    lastError: 'Dropped after a restore',
    version: mail.version + 1,
  }
  try {
    await commit(mails.put(dropped, { version: mail.version }))
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'version_conflict') return false
    throw error
  }
}
