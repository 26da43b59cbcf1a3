import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { marshall } from '@aws-sdk/util-dynamodb'
import { noEntries } from '#core/operations/backups/audit-accumulator.ts'
import { backupProgress } from '#core/operations/backups/backup-progress.ts'
import { backupRuns } from '#core/operations/backups/backup-runs.ts'
import { backups } from '#core/operations/backups/backups.ts'
import { drillRuns } from '#core/operations/backups/drill-runs.ts'
import type { AttributeMap } from '#core/operations/backups/export-files.ts'
import { exportPrefix } from '#core/operations/backups/export-prefix.ts'
import { commit } from '#core/platform/db/commit.ts'
import { putObject, readObject } from '#core/platform/storage/objects.ts'
import { newId } from '#shared/ids.ts'
import { type Backup, manualBackupsADay } from '#shared/operations/backups/backup.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Stored } from './items-with.ts'

/** An item as it stands in the files of an export. */
export const marshalled = (item: object) => marshall(item) as AttributeMap

const put = (key: string, bytes: Uint8Array | string) =>
  putObject(key, Buffer.from(bytes), { contentType: 'application/octet-stream' }, 'BACKUP_BUCKET')

const digestOf = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64')

const packed = (lines: readonly object[]) =>
  gzipSync(lines.map((Item) => `${JSON.stringify({ Item })}\n`).join(''))

const aLine = { pk: { S: 'JOB#sample' }, sk: { S: 'LEASE' }, entity: { S: 'job-lease' } }
const readable = {
  ...aLine,
  job: { S: 'sample' },
  until: { S: '2026-01-01T00:00:00.000Z' },
  version: { N: '1' },
}

/** Writes an export with these items, in one file, as the database would. */
export async function putExport(backup: Backup, lines: readonly object[] = [readable]): Promise<string> {
  const folder = `${exportPrefix(backup)}/AWSDynamoDB/01780000000000-0000beef`
  const data = packed(lines)
  const key = `${folder}/data/sample.json.gz`
  const file = { itemCount: lines.length, md5Checksum: digestOf(data), etag: 'x', dataFileS3Key: key }
  const summary = {
    itemCount: lines.length,
    exportTime: backup.requestedAt,
    manifestFilesS3Key: `${folder}/manifest-files.json`,
  }
  await put(key, data)
  await put(`${folder}/manifest-files.json`, `${JSON.stringify(file)}\n`)
  await put(`${folder}/manifest-summary.json`, JSON.stringify(summary))
  return key
}

/** A complete backup of a while ago, with a small export. */
export async function putBackup(now: string, more: Partial<Backup> = {}): Promise<Backup> {
  const requestedAt = more.requestedAt ?? now
  const backup: Backup = {
    id: newId('bkp', requestedAt),
    kind: 'manual',
    note: '',
    status: 'complete',
    requestedAt,
    instant: requestedAt,
    endedAt: requestedAt,
    items: 1,
    bytes: 100,
    files: 1,
    checkedFiles: 1,
    lockedUntil: addTime(requestedAt, { days: 35 }),
    expiresAt: addTime(requestedAt, { days: 35 }),
    version: 1,
    ...more,
  }
  await commit(backups.put(backup, { absent: true }))
  await putExport(backup)
  return backup
}

/** Lets a backup begin, whatever was made on the same day. */
export async function freeBackups(): Promise<void> {
  const run = await backupRuns.get({}, { consistent: true })
  if (run) await commit(backupRuns.derive({ manuals: 0, version: run.version + 1 }))
}

/** Lets a drill begin, whatever began before. */
export async function freeDrills(now: string): Promise<void> {
  const run = await drillRuns.get({}, { consistent: true })
  if (run) await commit(drillRuns.derive({ ...run, failure: now, version: run.version + 1 }))
}

/** Makes it the one that is being made, whose export is of no known table. */
export async function putProgress({ id, requestedAt }: Backup): Promise<void> {
  const run = await backupRuns.get({}, { consistent: true })
  await commit(
    backupRuns.derive({ manuals: 0, ...run, backupId: id, version: (run?.version ?? 0) + 1 }),
    backupProgress.derive({
      backupId: id,
      exportArn: `arn:aws:dynamodb:us-east-1:000000000000:table/none/export/${id}`,
      items: 0,
      checks: { digests: 0, unreadable: 0, unreadableLines: [], byEntity: {} },
      audit: noEntries,
      expiresAt: addTime(requestedAt, { days: 3 }),
      version: 1,
    }),
  )
}

/** As if as many backups had been made by hand today as may be. */
export async function usedUp(now: string): Promise<void> {
  const run = await backupRuns.get({}, { consistent: true })
  await commit(
    backupRuns.derive({
      ...run,
      manualOn: now.slice(0, 10),
      manuals: manualBackupsADay,
      version: (run?.version ?? 0) + 1,
    }),
  )
}

/** Has the next turn check a backup again, from its first file. */
export async function checkAgain(id: Backup['id']): Promise<void> {
  const [backup, run, progress] = await Promise.all([
    backups.get({ id }, { consistent: true }),
    backupRuns.get({}, { consistent: true }),
    backupProgress.get({ backupId: id }, { consistent: true }),
  ])
  if (!backup || !run || !progress) throw new Error(`${id} was never made`)
  const { failure: _, checks: __, endedAt: ___, ...rest } = backup
  await commit(
    backups.derive({ ...rest, status: 'checking', checkedFiles: 0, version: backup.version + 1 }),
    backupRuns.derive({ ...run, backupId: id, version: run.version + 1 }),
    backupProgress.derive({
      ...progress,
      items: 0,
      checks: { digests: 0, unreadable: 0, unreadableLines: [], byEntity: {} },
      audit: noEntries,
      version: progress.version + 1,
    }),
  )
}

/** The bytes of a file of a backup, and a way to write others in their place. */
export async function fileOfBackup(key: string) {
  const object = await readObject(key, 'BACKUP_BUCKET')
  if (!object) throw new Error(`there is no ${key}`)
  return { bytes: object.bytes, replace: (bytes: Uint8Array) => put(key, bytes) }
}

export const linesIn = (bytes: Uint8Array): { Item: Record<string, object> }[] =>
  gunzipSync(bytes)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

export const keyOf = ({ pk, sk }: Pick<Stored, 'pk' | 'sk'>) => `${pk} ${sk}`
