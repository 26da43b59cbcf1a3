import { isDeepStrictEqual } from 'node:util'
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readManifest } from '#core/operations/backups/export-files.ts'
import { exportPrefix } from '#core/operations/backups/export-prefix.ts'
import { documents } from '#core/platform/db/client.ts'
import { nativeItem } from '#core/platform/db/native-item.ts'
import { deleteObject, objectExists } from '#core/platform/storage/objects.ts'
import { type Backup, drillSample } from '#shared/operations/backups/backup.ts'
import {
  createBackupLinks,
  deleteBackup,
  getBackup,
  getRecovery,
  listBackups,
  type ShownBackup,
  startBackup,
  startDrill,
} from '#shared/operations/backups/contract.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import {
  checkAgain,
  fileOfBackup,
  freeBackups,
  keyOf,
  linesIn,
  putBackup,
  putExport,
  putProgress,
  usedUp,
} from '#test/support/backups.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import type { Stored } from '#test/support/items-with.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { wholeTable } from '#test/support/whole-table.ts'

const password = 'Demo-Pass-2026!'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
let admin: Client
beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  admin = await demoClient(cloud.url, 'admin')
  await control.settle()
})
afterAll(() => cloud?.stop())

/** What a backup writes itself while it is made. */
const itsOwn = new Set([
  'backup',
  'backup-run',
  'backup-progress',
  'job-lease',
  'fact',
  'applied-effect',
  'activity',
  'user-activity',
])

async function finished(id: Backup['id']): Promise<ShownBackup> {
  await control.settle()
  const { body } = await admin.call(getBackup, { params: { backupId: id } })
  return body
}

async function startedBackup(note = ''): Promise<ShownBackup> {
  const { status, text, body } = await admin.call(startBackup, { body: { note } })
  expect([status, text]).toEqual([201, text])
  return body
}

async function rechecked(id: Backup['id']): Promise<ShownBackup> {
  await checkAgain(id)
  await control.run('follow_backups')
  return finished(id)
}

const filesOf = async (backup: Backup) => (await readManifest(exportPrefix(backup))).files

let first: ShownBackup

test('a backup holds the whole table, item by item, and is read back', async () => {
  const before = await wholeTable()
  const started = await startedBackup('Before the season')
  expect(started).toMatchObject({ kind: 'manual', status: 'requested', note: 'Before the season' })
  first = await finished(started.id)
  expect(first).toMatchObject({ status: 'complete', requestedByName: expect.any(String) })
  const { checks, items = 0, files, checkedFiles } = first
  expect(checks).toMatchObject({ unreadable: 0, auditChain: 'whole', digests: files })
  expect(checkedFiles).toBe(files)
  expect(Object.values(checks?.byEntity ?? {}).reduce((sum, count) => sum + count, 0)).toBe(items)

  const links = await admin.call(createBackupLinks, {
    params: { backupId: first.id },
    body: { password },
  })
  const data = links.body.files.filter(({ name }) => name.endsWith('.gz'))
  expect(data).toHaveLength(files ?? 0)
  const saved = new Map<string, Stored>()
  for (const { url, bytes } of data) {
    const packed = new Uint8Array(await (await fetch(url)).arrayBuffer())
    expect(packed.length).toBe(bytes)
    for (const { Item } of linesIn(packed)) {
      const item = nativeItem(Item as Parameters<typeof nativeItem>[0]) as Stored
      saved.set(keyOf(item), item)
    }
  }
  expect(saved.size).toBe(items)
  const lasting = before.filter(({ entity = '' }) => !itsOwn.has(entity))
  const different = lasting.filter((item) => !isDeepStrictEqual(saved.get(keyOf(item)), item))
  expect(different.map(keyOf)).toEqual([])
  const counted = Object.groupBy([...saved.values()], ({ entity = '' }) => entity)
  expect(checks?.byEntity).toEqual(
    Object.fromEntries(Object.entries(counted).map(([name, all = []]) => [name, all.length])),
  )
})

test('the list shows it first, with who asked for it, and each step is an activity', async () => {
  const { items } = (await admin.call(listBackups, {})).body
  expect(items[0]).toMatchObject({ id: first.id, requestedByName: first.requestedByName })
  const { body } = await admin.call(listActivities, { query: { type: 'backup' } })
  expect(body.items.map(({ description }) => description)).toEqual(
    expect.arrayContaining(['Started a backup', 'Got addresses that download a backup']),
  )
})

test('a drill restores it into a table that is empty afterwards, also after one that was cut off', async () => {
  await documents().send(
    new PutCommand({ TableName: process.env.DRILL_TABLE, Item: { pk: 'LEFT', sk: 'BEHIND' } }),
  )
  const [file] = await filesOf(first)
  const lines = linesIn((await fileOfBackup(file?.key ?? '')).bytes).slice(0, drillSample + 500)
  const newest = await putBackup(await control.now())
  await putExport(
    newest,
    lines.map(({ Item }) => Item),
  )
  const started = await admin.call(startDrill, {})
  expect(started.status).toBe(202)
  expect(started.body).toMatchObject({ backupId: newest.id, isRunning: true })
  await control.settle()
  const { drill } = (await admin.call(getRecovery, {})).body
  expect(drill).toMatchObject({
    isRunning: false,
    result: { items: lines.length, compared: drillSample, different: 0 },
  })
  expect((await finished(newest.id)).drill).toEqual(drill?.result)
  const { Count } = await documents().send(new ScanCommand({ TableName: process.env.DRILL_TABLE }))
  expect(Count).toBe(0)
})

test('of two drills started at once, one begins, and the other is refused', async () => {
  await putBackup(await control.now())
  const answers = await Promise.all([admin.call(startDrill, {}), admin.call(startDrill, {})])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
  const refused = answers.find(({ status }) => status === 409)
  if (refused) expect(expectProblem(refused, 409, 'drill_running').detail).toBe('A drill is already running.')
  await control.settle()
})

test.each<
  [
    string,
    (key: string, bytes: Buffer, replace: (bytes: Uint8Array) => Promise<void>) => Promise<void>,
    RegExp,
  ]
>([
  [
    'a file with another byte',
    (_, bytes, replace) => replace(bytes.with(bytes.length - 9, (bytes.at(-9) ?? 0) ^ 1)),
    /^The file \w+\.json\.gz is damaged\.$/,
  ],
  [
    'a file that was cut off',
    (_, bytes, replace) => replace(bytes.subarray(0, 1000)),
    /^The file \w+\.json\.gz is damaged\.$/,
  ],
  [
    'a file that is gone',
    (key) => deleteObject(key, 'BACKUP_BUCKET'),
    /^The file \w+\.json\.gz is missing\.$/,
  ],
])('%s is found, and its backup cannot be downloaded', async (_, damage, sentence) => {
  const [file] = await filesOf(first)
  if (!file) throw new Error('there is no file')
  const { bytes, replace } = await fileOfBackup(file.key)
  await damage(file.key, bytes, replace)
  const failed = await rechecked(first.id)
  await replace(bytes)
  expect(failed).toMatchObject({ status: 'failed', failure: expect.stringMatching(sentence) })
  const links = await admin.call(createBackupLinks, { params: { backupId: first.id }, body: { password } })
  expect(expectProblem(links, 409, 'backup_failed').detail).toBe(
    'This backup failed its check and cannot be downloaded.',
  )
})

test('a check that is repeated over the same files finds the same again', async () => {
  const again = await rechecked(first.id)
  expect(again).toMatchObject({ status: 'complete', checks: first.checks, items: first.items })
})

const lease = { pk: { S: 'JOB#x' }, sk: { S: 'LEASE' }, entity: { S: 'job-lease' } }

test.each<[string, object, string]>([
  [
    'a newer version',
    { ...lease, shape: { N: '2' } },
    'An item cannot be read. JOB#x / LEASE was written by a newer version.',
  ],
  [
    'an unknown kind',
    { ...lease, entity: { S: 'starship' } },
    'An item cannot be read. JOB#x / LEASE is of a kind that this version does not know.',
  ],
  ['no such form', lease, 'An item cannot be read. JOB#x / LEASE is not a valid job-lease: job is wrong.'],
])('an item of %s fails the backup, by its key', async (_, line, sentence) => {
  const backup = await putBackup(await control.now(), { status: 'exporting' })
  await putExport(backup, [line])
  await putProgress(backup)
  await checkAgain(backup.id)
  await control.run('follow_backups')
  const failed = await finished(backup.id)
  expect(failed).toMatchObject({ status: 'failed', failure: sentence, checks: { unreadable: 1 } })
  expect(failed.checks?.unreadableLines).toMatchObject([{ file: 'sample.json.gz', pk: 'JOB#x', sk: 'LEASE' }])
})

test('an audited entry that was changed in the files is found', async () => {
  const backup = await putBackup(await control.now(), { status: 'exporting' })
  const head = { pk: 'BILLING_AUDIT_HEAD', sk: 'HEAD', entity: 'billing-audit-head', hash: 'x', version: 1 }
  await putExport(backup, [marshall(head)])
  await putProgress(backup)
  await checkAgain(backup.id)
  await control.run('follow_backups')
  expect(await finished(backup.id)).toMatchObject({
    status: 'failed',
    failure: 'The billing audit chain is broken.',
    checks: { auditChain: 'broken' },
  })
})

test('an export that the database does not know, or one that never ends, fails the backup', async () => {
  const unknown = await putBackup(await control.now(), { status: 'exporting' })
  await putProgress(unknown)
  await control.run('follow_backups')
  expect((await finished(unknown.id)).failure).toMatch(/^The database refused the export: /)
  const old = addTime(await control.now(), { hours: -25 })
  const late = await putBackup(old, { status: 'exporting' })
  await putProgress(late)
  await control.run('follow_backups')
  expect((await finished(late.id)).failure).toBe('It was not finished within a day.')
})

test('of two that are asked for at once, one is made', async () => {
  await freeBackups()
  const answers = await Promise.all([1, 2, 3].map(() => admin.call(startBackup, { body: {} })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  for (const refused of answers.filter(({ status }) => status === 409))
    expect(expectProblem(refused, 409, 'backup_running').detail).toBe('A backup is already running.')
  const made = answers.find(({ status }) => status === 201)
  if (made) expect((await finished(made.body.id)).status).toBe('complete')
})

test('the daily backup that is due while another is made begins after it, once', async () => {
  await freeBackups()
  const manual = await startedBackup()
  const before = (await admin.call(listBackups, {})).body.items.map(({ id }) => id)
  await Promise.all([control.run('start_daily_backup'), control.run('start_daily_backup')])
  await control.settle()
  await control.run('follow_backups')
  await control.settle()
  await control.run('start_daily_backup')
  await control.settle()
  const { items } = (await admin.call(listBackups, {})).body
  expect(items.find(({ id }) => id === manual.id)?.status).toBe('complete')
  const since = items.filter(({ id }) => !before.includes(id))
  expect(since.map(({ kind, status }) => [kind, status])).toEqual([['scheduled', 'complete']])
  expect(since[0]?.requestedBy).toBeUndefined()
})

test('a fifth one by hand waits until tomorrow', async () => {
  await freeBackups()
  await usedUp(await control.now())
  const refused = await admin.call(startBackup, { body: {} })
  expect(expectProblem(refused, 429, 'backup_limit').detail).toBe(
    'Four manual backups have run today. Try again tomorrow.',
  )
  await usedUp(addTime(await control.now(), { days: -1 }))
  expect((await startedBackup()).status).toBe('requested')
  await control.settle()
})

test('a backup is kept for as long as its files are locked, and then can be deleted with them', async () => {
  const kept = await admin.call(deleteBackup, { params: { backupId: first.id } })
  expect(expectProblem(kept, 409, 'backup_locked').detail).toBe(
    `It is kept until ${utcDay(first.lockedUntil)}.`,
  )
  const [requestedAt, lockedUntil] = [-36, -1].map((days) => addTime(first.requestedAt, { days }))
  const old = await putBackup(await control.now(), { requestedAt, lockedUntil })
  const key = (await filesOf(old))[0]?.key ?? ''
  expect(await objectExists(key, 'BACKUP_BUCKET')).toBe(true)
  const params = { backupId: old.id }
  expect((await admin.call(deleteBackup, { params })).status).toBe(204)
  expect(await objectExists(key, 'BACKUP_BUCKET')).toBe(false)
  expectProblem(await admin.call(getBackup, { params }), 404, 'backup_not_found')
})
