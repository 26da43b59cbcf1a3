import { demoPassword } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { Backup, BackupId } from '#shared/operations/backups/backup.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { freeBackups, freeDrills, putBackup } from '#test/support/backups.ts'
import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const now = () => new Date().toISOString()

/** A complete backup, as far as it is given. */
const aBackup =
  (more: () => Partial<Backup> = () => ({})) =>
  async (caller?: Client) => ({
    params: { backupId: caller ? (await putBackup(now(), more())).id : (unknownId('bkp') as BackupId) },
  })

const unlocked = () => {
  const requestedAt = addTime(now(), { days: -40 })
  return { requestedAt, lockedUntil: addTime(requestedAt, { days: 35 }) }
}

export const fixture = {
  listBackups: () => ({}),
  getBackup: aBackup(),
  startBackup: async (caller) => {
    if (caller) await freeBackups()
    return { body: {} }
  },
  createBackupLinks: {
    sample: async (caller) => ({ ...(await aBackup()(caller)), body: { password: demoPassword } }),
  },
  deleteBackup: aBackup(unlocked),
  startDrill: async (caller) => {
    if (!caller) return {}
    await putBackup(now())
    await freeDrills('Another begins.')
    return {}
  },
  getRecovery: () => ({}),
} satisfies NounFixture<'backups'>
