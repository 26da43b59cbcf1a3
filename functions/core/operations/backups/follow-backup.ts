import { setTimeout as wait } from 'node:timers/promises'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { alone } from '#core/platform/jobs/alone.ts'
import { log } from '#core/platform/log/log.ts'
import type { Backup, BackupStatus } from '#shared/operations/backups/backup.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { chainState, noEntries } from './audit-accumulator.ts'
import { backupProgress } from './backup-progress.ts'
import { type BackupRun, backupRuns } from './backup-runs.ts'
import { backups } from './backups.ts'
import { checkFile, nameOf } from './check-file.ts'
import { DamagedFile, type ExportManifest, MissingFile, readManifest } from './export-files.ts'
import { exportPrefix } from './export-prefix.ts'
import { requestDaily } from './request-backup.ts'
import { describeExport, isFinal, startExport } from './table-exports.ts'

/** A function ends after fifteen minutes; one more file may be read after this. */
const secondsAtWork = 600
const longestPauseMs = 15_000
const firstPauseMs = 250

/** What a backup has failed for, as a sentence. */
class BackupFailure extends Error {}

type Turn = { backup: Backup; clock: () => string; isOver: () => boolean }

/**
 * Takes the backup that is being made as far as it comes: has the table exported, waits for that, and reads every file
 * back. A later turn goes on where this one ends, whatever ended it.
 */
export function followBackup(now: string): Promise<{ status?: BackupStatus } | undefined> {
  return alone({ job: 'follow_backups', seconds: 900, now }, async () => {
    const started = performance.now()
    const elapsedMs = () => performance.now() - started
    const run = await backupRuns.get({}, { consistent: true })
    if (!run?.backupId) {
      if (run?.owesDaily) await requestDaily(now)
      return {}
    }
    const backup = await backups.get({ id: run.backupId }, { consistent: true })
    if (!backup) return {}
    return takeTurn({
      backup,
      clock: () => new Date(Date.parse(now) + elapsedMs()).toISOString(),
      isOver: () => elapsedMs() > secondsAtWork * 1000,
    })
  })
}

async function takeTurn(turn: Turn): Promise<{ status: BackupStatus }> {
  let { backup } = turn
  try {
    for (let pauseMs = firstPauseMs; isUnfinished(backup) && !turn.isOver(); ) {
      if (addTime(backup.requestedAt, { days: 1 }) < turn.clock())
        throw new BackupFailure('It was not finished within a day.')
      const next = await step({ ...turn, backup })
      if (next) backup = next
      else await wait(pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) throw error
    const latest = await backups.get({ id: backup.id }, { consistent: true })
    backup = await end({ ...(latest ?? backup), status: 'failed', failure }, turn)
  }
  return { status: backup.status }
}

const isUnfinished = ({ status }: Backup) => status !== 'complete' && status !== 'failed'

function failureOf(error: unknown): string | undefined {
  if (error instanceof BackupFailure) return error.message
  if (error instanceof DamagedFile) return `The file ${nameOf(error.file)} is damaged.`
  if (error instanceof MissingFile) return `The file ${nameOf(error.file)} is missing.`
  return isFinal(error) ? `The database refused the export: ${error.message}` : undefined
}

/** The backup after its next step; undefined while the database is still exporting. */
function step(turn: Turn): Promise<Backup | undefined> {
  const { status } = turn.backup
  if (status === 'requested') return beginExport(turn)
  return status === 'exporting' ? awaitExport(turn) : checkFiles(turn)
}

async function beginExport({ backup }: Turn): Promise<Backup> {
  const { arn } = await startExport(backup.id, exportPrefix(backup))
  const next = { ...backup, status: 'exporting' as const, version: backup.version + 1 }
  const progress = {
    backupId: backup.id,
    exportArn: arn,
    items: 0,
    checks: { digests: 0, unreadable: 0, unreadableLines: [], byEntity: {} },
    audit: noEntries,
    expiresAt: addTime(backup.requestedAt, { days: 3 }),
    version: 1,
  }
  await commit(backups.put(next, { version: backup.version }), backupProgress.put(progress, { absent: true }))
  return next
}

async function awaitExport({ backup }: Turn): Promise<Backup | undefined> {
  const { status, failure } = await describeExport((await progressOf(backup)).exportArn)
  if (status === 'FAILED') throw new BackupFailure(`The database could not export the table: ${failure}`)
  if (status === 'IN_PROGRESS') return undefined
  const { items, files, instant } = await readManifest(exportPrefix(backup))
  const next = {
    ...backup,
    status: 'checking' as const,
    instant,
    items,
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    checkedFiles: 0,
    version: backup.version + 1,
  }
  await commit(backups.put(next, { version: backup.version }))
  return next
}

async function checkFiles(turn: Turn): Promise<Backup> {
  let { backup } = turn
  const manifest = await readManifest(exportPrefix(backup))
  let progress = await progressOf(backup)
  while (progress.checks.digests < manifest.files.length) {
    if (turn.isOver()) return backup
    const file = manifest.files[progress.checks.digests]
    if (!file) break
    const before = progress.version
    progress = await checkFile(file, progress)
    const next = { ...backup, checkedFiles: progress.checks.digests, version: backup.version + 1 }
    await commit(
      backupProgress.put(progress, { version: before }),
      backups.put(next, { version: backup.version }),
    )
    backup = next
  }
  return end(judged(backup, progress, manifest), turn)
}

type Progress = Awaited<ReturnType<typeof progressOf>>

function judged(backup: Backup, { items, checks, audit }: Progress, manifest: ExportManifest): Backup {
  const found = { ...backup, checks: { ...checks, auditChain: chainState(audit) } }
  const [first] = checks.unreadableLines
  if (first) {
    const count =
      checks.unreadable === 1 ? 'An item cannot be read' : `${checks.unreadable} items cannot be read`
    return { ...found, status: 'failed', failure: `${count}. ${first.pk} / ${first.sk} ${first.problem}.` }
  }
  if (items !== manifest.items) {
    const failure = `Its files hold ${items} items instead of ${manifest.items}.`
    return { ...found, status: 'failed', failure }
  }
  if (found.checks.auditChain === 'broken')
    return { ...found, status: 'failed', failure: 'The billing audit chain is broken.' }
  return { ...found, status: 'complete' }
}

async function progressOf({ id }: Backup) {
  const progress = await backupProgress.get({ backupId: id }, { consistent: true })
  if (!progress) throw new BackupFailure('The record of its progress was lost.')
  return progress
}

/** The next backup may begin with the same write that ends this one. */
async function end(backup: Backup, { clock }: Turn): Promise<Backup> {
  const ended = { ...backup, endedAt: clock(), version: backup.version + 1 }
  await untilUnchanged(async () => {
    const run = await backupRuns.get({}, { consistent: true })
    await commit(
      backups.put(ended, { version: backup.version }),
      ...(run?.backupId === backup.id ? [backupRuns.put(freed(run), { version: run.version })] : []),
    )
  })
  const { id, status, failure, items } = ended
  if (status === 'failed') log.error('backup.failed', { backupId: id, failure })
  else log.info('backup.complete', { backupId: id, items })
  return ended
}

function freed({ backupId: _, version, ...rest }: BackupRun): BackupRun {
  return { ...rest, version: version + 1 }
}
