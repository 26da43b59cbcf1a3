import { namesOf } from '#core/platform/users/names-of.ts'
import type { Backup } from '#shared/operations/backups/backup.ts'
import type { ShownBackup } from '#shared/operations/backups/contract.ts'

/** Backups with the names of those who asked for them. */
export async function shownBackups(found: readonly Backup[]): Promise<ShownBackup[]> {
  const nameOf = await namesOf(found.flatMap(({ requestedBy }) => requestedBy ?? []))
  return found.map((backup) => ({
    ...backup,
    ...(backup.requestedBy && { requestedByName: nameOf(backup.requestedBy) }),
  }))
}
