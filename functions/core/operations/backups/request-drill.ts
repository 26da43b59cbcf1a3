import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Backup } from '#shared/operations/backups/backup.ts'
import { backupRefusal } from '#shared/operations/backups/backup-refusal.ts'
import { allBackups, backups } from './backups.ts'
import { type DrillRun, drillRuns, isRunning } from './drill-runs.ts'

/** Asks for a drill with the newest complete backup; of two who ask at once, one gets it. */
export async function requestDrill(
  { by, also = () => [] }: { by?: string; also?: (run: DrillRun) => Write[] },
  now: string,
): Promise<DrillRun> {
  const latest = await drillRuns.get({}, { consistent: true })
  if (latest && isRunning(latest, now)) throw backupRefusal.drillRunning()
  const backup = await newestComplete(now)
  if (!backup) throw backupRefusal.nothingToDrill()
  const run = {
    backupId: backup.id,
    startedAt: now,
    ...(by && { by }),
    version: (latest?.version ?? 0) + 1,
  }
  await commit(
    drillRuns.put(run, latest ? { version: latest.version } : { absent: true }, backupRefusal.drillRunning),
    announce('drill.requested', { startedAt: now }, now),
    ...also(run),
  )
  return run
}

const mostLookedAt = 100

async function newestComplete(now: string): Promise<Backup | undefined> {
  const { items } = await backups.list({ pk: allBackups, limit: mostLookedAt, newestFirst: true })
  return items.find(({ status, expiresAt }) => status === 'complete' && expiresAt > now)
}
