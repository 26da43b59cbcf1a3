import { rmSync } from 'node:fs'
import { type AttributeValue, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasures } from '#core/accounts/deletions/deletions.ts'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { invoiceNumbers } from '#core/billing/invoices/invoice-numbers.ts'
import { webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { faqs } from '#core/content/faqs/faqs.ts'
import { backupRuns } from '#core/operations/backups/backup-runs.ts'
import { backups } from '#core/operations/backups/backups.ts'
import { commit } from '#core/platform/db/commit.ts'
import { suppressAddress } from '#core/platform/mails/suppress-address.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { platformHolds } from '#core/platform/recovery/platform-hold.ts'
import { deleteObject, putObject } from '#core/platform/storage/objects.ts'
import { nextNumber, requestNumbersKey } from '#core/support/support-requests/next-number.ts'
import { type Cloud, startCloud } from '#lib/local/cloud.ts'
import { openHeadless } from '#lib/local/headless.ts'
import { newId } from '#shared/ids.ts'
import {
  resubscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '#shared/newsletter/newsletter-subscribers/contract.ts'
import type { BackupId } from '#shared/operations/backups/backup.ts'
import { getBackup, getRecovery, startBackup } from '#shared/operations/backups/contract.ts'
import { updateNotificationPreferences } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { startChildCloud } from '#test/support/child-cloud.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { dataDirs } from '#test/support/data-dirs.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { itemsWith, type Stored } from '#test/support/items-with.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { newEmail, newMember, plantedPassword } from '#test/support/new-member.ts'
import { putCampaign } from '#test/support/newsletter-campaigns.ts'
import { leaveToken, putSubscriber } from '#test/support/newsletter-subscribers.ts'
import { ownPort } from '#test/support/own-port.ts'
import { type PlantedExport, plantedExport } from '#test/support/planted-export.ts'
import { plantedMember } from '#test/support/planted-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { releaseByCommand } from '#test/support/release-command.ts'
import { runRestore } from '#test/support/restore-command.ts'
import { signIn } from '#test/support/sign-in.ts'
import { newDataDir } from '#test/support/start-cloud.ts'
import { queueSwitchable } from '#test/support/switchable-mail.ts'

type Row = Record<string, AttributeValue>

const dataDir = newDataDir('restored')
let cloud: Cloud
let backupId: BackupId

/** The items of a table, by segment, as they are stored. */
async function rawItems(table: string): Promise<Row[][]> {
  const client = new DynamoDBClient({})
  const segments = Array.from({ length: 4 }, async (_, Segment) => {
    const items: Row[] = []
    let ExclusiveStartKey: Row | undefined
    do {
      const page = await client.send(
        new ScanCommand({ TableName: table, Segment, TotalSegments: 4, ExclusiveStartKey }),
      )
      items.push(...(page.Items ?? []))
      ExclusiveStartKey = page.LastEvaluatedKey
    } while (ExclusiveStartKey)
    return items
  })
  try {
    return await Promise.all(segments)
  } finally {
    client.destroy()
  }
}

const keyOf = ({ pk, sk }: { pk?: unknown; sk?: unknown }) => JSON.stringify([pk, sk])
const byKey = (rows: Row[][]) =>
  new Map(
    rows.flat().map((row) => {
      const item = unmarshall(row) as Stored
      return [keyOf(item), item] as const
    }),
  )

/** The rows that making a backup writes, and those of the administrator who starts it. */
const itsOwn = new Set([
  'backup',
  'backup-run',
  'backup-progress',
  'job-lease',
  'fact',
  'applied-effect',
  'activity',
  'session',
  'replay',
])

/** Everything that the story needs, before the backup and after it. */
async function world() {
  const { url } = cloud
  const control = controlOf(url)
  const now = await control.now()
  const leaver = await plantedMember(url)
  const chooser = await loggedIn(url, newMember(url))
  const [reader, gone, back] = [
    await putSubscriber({ createdAt: now }),
    await putSubscriber({ createdAt: now }),
    await putSubscriber({ createdAt: now }),
  ]
  const invoices = (await invoiceNumbers.get({ year: now.slice(0, 4) }))?.version ?? 0
  await nextNumber()
  await putCampaign({
    status: 'scheduled',
    name: 'Planned for tomorrow',
    planned: { local: '', zone: 'UTC', at: addTime(now, { days: 1 }) },
  })
  await commit(
    webhookLogs.put(
      {
        id: newId('whk', now),
        provider: 'stripe',
        eventId: 'evt_waiting',
        eventType: 'invoice.paid',
        status: 'pending',
        requestBody: '{}',
        authentic: true,
        retryCount: 0,
        createdAt: now,
        version: 1,
      },
      { absent: true },
    ),
  )
  await control.mailFaults({ down: true })
  const waiting = newEmail()
  await queueSwitchable(chooser.client, chooser.email)
  await queueSwitchable(chooser.client, waiting)
  await control.settle()
  const mailsBefore = (await control.inbox(chooser.email)).length
  return {
    waiting,
    mailsBefore,
    control,
    now,
    leaver,
    chooser,
    reader,
    gone,
    back,
    invoices,
  }
}

let story: Awaited<ReturnType<typeof world>>
let before: Map<string, Stored>

beforeAll(async () => {
  cloud = await startCloud({ port: await ownPort(), dataDir, seedSize: 'small' })
  dataDirs.set(cloud.url, dataDir)
  story = await world()
  const { control, leaver, chooser, gone, back } = story
  before = byKey(await rawItems('car-audio'))
  const admin = await demoClient(cloud.url, 'admin')
  backupId = (await admin.call(startBackup, { body: {} })).body.id
  await control.settle()
  const { status, failure } = (await admin.call(getBackup, { params: { backupId } })).body
  expect({ status, failure }).toEqual({ status: 'complete' })
  const running = await runRestore(dataDir, [])
  expect(running.said).toContain('is in use by process')

  await eraseAccount(leaver.id, await control.now())
  const left = await new Client(cloud.url).call(unsubscribeFromNewsletter, {
    body: { token: await leaveToken(gone) },
  })
  expectSuccess(left)
  const token = await leaveToken(back)
  for (const choice of [unsubscribeFromNewsletter, resubscribeToNewsletter])
    expectSuccess(await new Client(cloud.url).call(choice, { body: { token } }))
  await suppressAddress(chooser.email, 'bounce', await control.now())
  expectSuccess(
    await chooser.client.call(updateNotificationPreferences, {
      body: { preferences: { marketing: { enabled: true, email: false } }, version: 0 },
    }),
  )
  await control.settle()
  await cloud.stop()
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB
}, 300_000)

afterAll(() => {
  if (!process.env.TEST_LOGS_DIR) rmSync(dataDir, { recursive: true, force: true })
})

/** Looks at a table of the stopped laptop. */
async function within<T>(table: string, look: () => Promise<T>): Promise<T> {
  const { stop } = await openHeadless(dataDir)
  process.env.TABLE_NAME = table
  try {
    return await look()
  } finally {
    await stop()
    delete process.env.AWS_ENDPOINT_URL_DYNAMODB
  }
}

test('a restore that is killed three times ends as one that was not', async () => {
  const words = [backupId, '--into', 'restored']
  for (const killAt of [/Every file can be restored/, /[1-9] of \d+ files written/, /written and counted/]) {
    const { killed, said } = await runRestore(dataDir, words, killAt)
    expect(killed, said).toBe(true)
  }
  const last = await runRestore(dataDir, words)
  expect(last.code, last.said).toBe(0)
  expect(last.said).toContain('Going on where the last run broke off.')
  expect(last.said).toMatch(/Held back: \d+ emails? queued, 1 campaign scheduled, \d+ webhooks? pending\./)

  await within('restored', async () => {
    const after = byKey(await rawItems('restored'))
    const { leaver, gone, chooser, now } = story
    const differs = [...new Set([...before.keys(), ...after.keys()])].filter(
      (key) => JSON.stringify(sorted(before.get(key))) !== JSON.stringify(sorted(after.get(key))),
    )
    const about = (key: string) => JSON.stringify([key, before.get(key), after.get(key)])
    const explained = [
      leaver.id,
      leaver.email,
      gone.id,
      userIdOf(chooser.client),
      chooser.email,
      'INVOICE_NUMBERS',
      'REQUEST_NUMBERS',
      platformHolds.name,
    ]
    const unexplained = differs
      .filter((key) => !itsOwn.has((after.get(key) ?? before.get(key))?.entity ?? ''))
      .filter((key) => !explained.some((one) => about(key).includes(one)))
    expect(unexplained.map(about)).toEqual([])
    expect(differs.length).toBeGreaterThan(8)

    expect([...after.keys()].filter((key) => key.includes('"RESTORE'))).toEqual([])

    // Rows that follow from the profile go with it, once the stream of this table is read.
    expect(
      [...after.values()].filter(({ pk, sk }) => pk === `USER#${leaver.id}` && sk !== 'COUNTED'),
    ).toEqual([])

    const stored = (key: { pk: string; sk: string }) =>
      after.get(keyOf(key)) as Record<string, never> | undefined
    expect(stored(platformHolds.key({}))).toMatchObject({ state: 'held', backupId })
    const backup = backups.read(stored(backups.key({ id: backupId })) ?? {})
    expect(backup).toMatchObject({
      status: 'complete',
      checkedFiles: backup.files,
      endedAt: expect.any(String),
    })
    // What it has of its first second was before it: it is not published or sent once more.
    expect(Date.parse(backup.instant ?? '')).toBeGreaterThanOrEqual(Date.parse(backup.requestedAt))
    expect(stored(backupRuns.key({}))?.backupId).toBeUndefined()
    expect(stored(erasures.key({ userId: leaver.id }))).toMatchObject({ userId: leaver.id })
    expect(stored({ pk: `SUBSCRIBER#${gone.id}`, sk: 'SUBSCRIBER' })).toMatchObject({
      status: 'unsubscribed',
    })
    for (const { id } of [story.reader, story.back])
      expect(stored({ pk: `SUBSCRIBER#${id}`, sk: 'SUBSCRIBER' })).toMatchObject({
        status: 'confirmed',
      })
    expect(stored({ pk: `SUPPRESSION#${chooser.email}`, sk: 'SUPPRESSION' })).toMatchObject({
      scope: 'all',
      reason: 'bounce',
    })
    expect(stored({ pk: `USER#${userIdOf(chooser.client)}`, sk: 'PREFERENCES' })).toMatchObject({
      preferences: { marketing: { email: false } },
    })
    expect(stored(invoiceNumbers.key({ year: now.slice(0, 4) }))).toMatchObject({
      version: story.invoices + 10_000,
    })
    const given = before.get(keyOf(requestNumbersKey))?.given
    expect(stored(requestNumbersKey)).toMatchObject({ given: Number(given) + 10_000 })
  })
}, 300_000)

test('the laptop works with the restored table, sends nothing of it, and after its release each mail once', async () => {
  process.env.LOCAL_TABLE = 'restored'
  const restored = await startChildCloud(dataDir)
  dataDirs.set(restored.url, dataDir)
  try {
    const { chooser } = story
    const control = controlOf(restored.url)
    await control.settle()
    const admin = await demoClient(restored.url, 'admin')
    const { hold } = (await admin.call(getRecovery, {})).body
    expect(hold).toMatchObject({ backupId, isWhole: true, campaigns: 1 })
    expect(hold?.webhooks).toBeGreaterThan(0)
    expect(hold?.mails).toBeGreaterThan(0)
    await expect(signIn(restored.url, story.leaver.email, plantedPassword)).rejects.toThrow()

    const mailsTo = async () => (await control.inbox(story.waiting)).length
    const before = await mailsTo()
    await control.advance('PT3H')
    await control.run('deliver_due_mails')
    await control.settle()
    expect(await mailsTo()).toBe(before)

    const { port } = new URL(restored.url)
    const { code, said } = await releaseByCommand({ dataDir, port }, '--mails=send', '--campaigns=missed')
    expect(code, said).toBe(0)
    await control.advance('PT1H')
    for (let times = 0; times < 2; times++) {
      await control.run('deliver_due_mails')
      await control.settle()
    }
    expect(await mailsTo()).toBe(before + 1)
    expect((await control.inbox(chooser.email)).length).toBe(story.mailsBefore)
    expect((await admin.call(getRecovery, {})).body.hold).toBeUndefined()
  } finally {
    delete process.env.LOCAL_TABLE
    await restored.stop()
  }
  const { leaver } = story
  await within('restored', async () => {
    const items = [...byKey(await rawItems('restored')).values()]
    for (const marker of [leaver.email, ...leaver.markers]) expect(itemsWith(marker, items)).toEqual([])
  })
}, 300_000)

test('a backup with a damaged, missing, or newer part is refused by file and key, and leaves the table empty', async () => {
  const row = (slug: string) =>
    marshall(faqs.item({ slug, category: 'Test', question: slug, answer: '', displayOrder: 1, version: 1 }), {
      removeUndefinedValues: true,
    })
  const broken = async (
    change: (planted: PlantedExport) => Promise<void>,
    files = [[row('one')], [row('two')]],
  ) => {
    const id = newId('bkp', story.now)
    await within('car-audio', async () => change(await plantedExport(id, files)))
    const { code, said } = await runRestore(dataDir, [id, '--into', 'refused'])
    expect(code, said).toBe(1)
    await within('refused', async () => expect((await rawItems('refused')).flat()).toEqual([]))
    return said
  }
  const damaged = await broken(async ({ files: [, second = ''] }) =>
    putObject(second, Buffer.from('nothing'), { contentType: 'application/json' }, 'BACKUP_BUCKET'),
  )
  expect(damaged).toContain('file-1.json.gz is damaged.')
  const missing = await broken(async ({ files: [, second = ''] }) => deleteObject(second, 'BACKUP_BUCKET'))
  expect(missing).toContain('file-1.json.gz is missing.')
  const newer = { ...marshall(suppressions.item(aSuppression)), shape: { N: '99' } }
  const unknown = await broken(async () => undefined, [[row('one')], [newer]])
  expect(unknown).toContain('file-1.json.gz')
  expect(unknown).toContain(`SUPPRESSION#${aSuppression.email} / SUPPRESSION was written by a newer version.`)
}, 300_000)

test('a table that holds anything is not filled', async () => {
  const id = newId('bkp', story.now)
  await within('car-audio', async () => plantedExport(id, [[]]))
  const { code, said } = await runRestore(dataDir, [id, '--into', 'restored'])
  expect({ code, said }).toEqual({ code: 1, said: 'This table is not empty. Restore into a new one.\n' })
  const again = await runRestore(dataDir, [id, '--into', 'car-audio'])
  expect(again.said).toBe('The platform works with this table. Restore into a new one.\n')
}, 300_000)

const aSuppression = {
  email: 'someone@x.test',
  scope: 'all' as const,
  reason: 'bounce' as const,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
}

const sorted = (item: Stored | undefined): unknown => sortedValue(item)
function sortedValue(value: unknown): unknown {
  if (value instanceof Set) return [...value].toSorted()
  if (Array.isArray(value)) return value.map(sortedValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, sortedValue(one)]),
  )
}
