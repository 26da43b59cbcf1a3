import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { type ExportManifest, readManifest } from '#core/operations/backups/export-files.ts'
import { heldInWords, heldWork } from '#core/operations/backups/held-work.ts'
import { commit } from '#core/platform/db/commit.ts'
import { type ErasedAccount, erasedSince } from '#core/platform/recovery/erased-accounts.ts'
import { type OptOut, optOutsSince } from '#core/platform/recovery/opt-outs.ts'
import { type PlatformHold, platformHolds } from '#core/platform/recovery/platform-hold.ts'
import { DeployError } from '#lib/deploy/aws-query.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { inParallel } from './in-parallel.ts'
import { type Found, lookThrough } from './look-through.ts'
import { replayOptOuts } from './replay-opt-outs.ts'
import {
  deleteProgress,
  forgetFiles,
  putProgress,
  type RestoreProgress,
  readProgress,
  restoredFiles,
} from './restore-progress.ts'
import { restoredBackupEnded } from './restored-backup-ended.ts'
import { numbersSetAhead } from './set-numbers-ahead.ts'
import { holdsAnything, makeTable } from './target-table.ts'
import { verifyFiles } from './verify-files.ts'
import { writeFile } from './write-file.ts'

export type Restore = {
  backupId: string
  /** Where its export lies in the bucket. */
  prefix: string
  /** The table to fill, which is also the one that the environment names. */
  table: string
  local: boolean
  now: string
  say: (line: string) => void
}

const filesAtOnce = 4
/** An account is erased in several steps, and an opt-out is noted a moment after it was chosen. */
const earlier = { erasures: { days: -1 }, optOuts: { minutes: -15 } }

const counted = (count: number, one: string, several = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`

/**
 * Restores a backup into a new table, which is held from its first item on. It may break off at any point: run again, it
 * goes on from there, and ends the same.
 */
export async function restoreBackup(restore: Restore): Promise<void> {
  const { table, local, say } = restore
  const manifest = await readManifest(restore.prefix)
  await makeTable(table, { local })
  const hold = await begin(restore, manifest)
  if (hold.state === 'restoring') {
    await fill(restore, manifest)
    await replay(restore, manifest)
    await finish(restore, { hold, manifest })
  }
  await forgetFiles()
  say(`${table} holds the platform as it was at ${manifest.instant}, and sends and charges nothing yet.`)
  say(`Held back: ${heldInWords(await heldWork(hold))}`)
}

/** The first thing in the table is the hold; nothing is restored over anything that is there. */
async function begin(
  { backupId, table, now, say }: Restore,
  { instant }: ExportManifest,
): Promise<PlatformHold> {
  const hold = await platformHolds.get({}, { consistent: true })
  const progress = await readProgress()
  if (hold) {
    const isOurs = hold.backupId === backupId && (hold.state === 'restoring') === (progress !== undefined)
    if (!isOurs || hold.state === 'released') throw notEmpty()
    if (progress) say('Going on where the last run broke off.')
    return hold
  }
  if (progress || (await holdsAnything(table))) throw notEmpty()
  const begun = { backupId, instant, state: 'restoring' as const, version: 1 }
  await commit(platformHolds.put(begun, { absent: true }, notEmpty), putProgress({ startedAt: now }))
  return begun
}

const notEmpty = () => new DeployError('This table is not empty. Restore into a new one.')

const progressNow = async (): Promise<RestoreProgress> => {
  const progress = await readProgress()
  if (!progress) throw new Error('Another run has ended this restore.')
  return progress
}

/** Reads every file before the first item of one is written. */
async function fill({ table, now, say }: Restore, manifest: ExportManifest): Promise<void> {
  const { files, items } = manifest
  const progress = await progressNow()
  if (!progress.isVerified) {
    say(`Reading ${counted(items, 'item')} in ${counted(files.length, 'file')} …`)
    await verifyFiles(files).catch(async (error: unknown) => {
      const hold = await platformHolds.get({}, { consistent: true })
      if (hold) await commit(platformHolds.delete(hold), deleteProgress())
      throw error
    })
    await commit(putProgress({ ...progress, isVerified: true }))
    say('Every file can be restored.')
  }
  const done = new Set((await restoredFiles()).map(({ file }) => file))
  await inParallel(
    files.filter(({ key }) => !done.has(key)),
    filesAtOnce,
    async (file) => {
      await writeFile(table, file, now)
      done.add(file.key)
      say(`${done.size} of ${counted(files.length, 'file')} written.`)
    },
  )
}

const hashesOf = (all: readonly { hash: string }[]) => new Set(all.map(({ hash }) => hash))

/** Compares, erases and switches off what was erased and switched off after the backup, and sets numbers ahead. */
async function replay(restore: Restore, { instant }: ExportManifest): Promise<void> {
  const { table, now, say } = restore
  const erased = await erasedSince(addTime(instant, earlier.erasures))
  const optOuts = await optOutsSince(addTime(instant, earlier.optOuts))
  const ofKind = (kind: OptOut['kind']) => optOuts.filter((one) => one.kind === kind)
  const found = await lookThrough(table, {
    users: hashesOf([...erased, ...ofKind('member')]),
    subscribers: hashesOf(ofKind('subscriber')),
    addresses: hashesOf(ofKind('address')),
  })
  const progress = await progressNow()
  if (!progress.isCompared) {
    await compareCounts(found, table)
    await commit(putProgress({ ...progress, isCompared: true }))
    say(`${counted(found.items, 'item')} written and counted; a sample is identical.`)
  }
  const accounts = await replayErasures(erased, found)
  if (accounts > 0) say(`Erased again: ${counted(accounts, 'account')} that went after the backup.`)
  const choices = await replayOptOuts(optOuts, found)
  if (choices > 0) say(`Made again: ${counted(choices, 'choice')} of people who want less mail.`)
  const latest = await progressNow()
  if (latest.isAhead) return
  await commit(...(await numbersSetAhead({ instant, now })), putProgress({ ...latest, isAhead: true }))
}

/** What expires may go at any time. */
async function compareCounts({ items }: Found, table: string): Promise<void> {
  const files = await restoredFiles()
  const [written, expired] = [
    files.reduce((sum, file) => sum + file.items, 0),
    files.reduce((sum, file) => sum + file.expired, 0),
  ]
  if (items > written || items < written - expired)
    throw new DeployError(
      `${table} holds ${counted(items, 'item')}, and the backup ${written.toLocaleString('en-US')}. Restore into a new table.`,
    )
}

async function replayErasures(erased: readonly ErasedAccount[], found: Found): Promise<number> {
  let replayed = 0
  for (const { hash, erasedAt } of erased) {
    const userId = found.users.get(hash)
    if (!userId) continue
    await eraseAccount(userId, erasedAt, { isRepeated: true })
    replayed += 1
  }
  return replayed
}

async function finish(
  { backupId, now }: Restore,
  { hold, manifest }: { hold: PlatformHold; manifest: ExportManifest },
): Promise<void> {
  const held = { ...hold, state: 'held' as const, restoredAt: now, version: hold.version + 1 }
  await commit(
    platformHolds.put(held, { version: hold.version }),
    ...(await restoredBackupEnded(backupId, manifest, now)),
    deleteProgress(),
  )
}
