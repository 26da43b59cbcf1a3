import { backups } from '#core/operations/backups/backups.ts'
import { drillRuns } from '#core/operations/backups/drill-runs.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { BackupId, Drill } from '#shared/operations/backups/backup.ts'
import { demoBackups } from './demo-backups.ts'

const absent = { absent: true } as const

/** The backups of the demo, whose files are in the bucket, and their latest drill. Tests begin without any. */
export function seed(now: string, size: SeedSize): Write[] {
  if (size === 'small') return []
  const made = demoBackups(now).map(({ backup }) => backup)
  const [latest] = made
    .flatMap(({ id, drill }) => (drill ? [{ backupId: id, drill }] : []))
    .toSorted((one, other) => other.drill.at.localeCompare(one.drill.at))
  return [
    ...made.map((backup) => backups.put(backup, absent)),
    ...(latest ? [drillRuns.put(runOf(latest), absent)] : []),
  ]
}

const runOf = ({ backupId, drill }: { backupId: BackupId; drill: Drill }) => ({
  backupId,
  startedAt: drill.at,
  ...(drill.by && { by: drill.by }),
  result: drill,
  version: 2,
})
