import { expect, test } from 'vitest'
import { demoPassword } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { BackupId } from '#shared/operations/backups/backup.ts'
import {
  createBackupLinks,
  deleteBackup,
  getBackup,
  getRecovery,
  listBackups,
  startBackup,
  startDrill,
} from '#shared/operations/backups/contract.ts'
import { putBackup } from '#test/support/backups.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const unknown = { backupId: unknownId('bkp') as BackupId }

test('no one but administrators sees, makes, downloads, or deletes a backup', async () => {
  const { id: backupId } = await putBackup(await control.now())
  const params = { backupId }
  for (const account of ['organizer', 'pro', 'retailer']) {
    const client = await demoClient(url, account)
    const answers = await Promise.all([
      client.call(listBackups, {}),
      client.call(getBackup, { params }),
      client.call(startBackup, { body: {} }),
      client.call(createBackupLinks, { params, body: { password: demoPassword } }),
      client.call(deleteBackup, { params }),
      client.call(startDrill, {}),
      client.call(getRecovery, {}),
    ])
    for (const answer of answers) expectProblem(answer, 403, 'admin_only')
  }
  expect((await admin.call(getBackup, { params })).body.id).toBe(backupId)
})

test('a backup that does not exist is not found', async () => {
  const answers = await Promise.all([
    admin.call(getBackup, { params: unknown }),
    admin.call(createBackupLinks, { params: unknown, body: { password: demoPassword } }),
    admin.call(deleteBackup, { params: unknown }),
  ])
  for (const answer of answers) expectProblem(answer, 404, 'backup_not_found')
})

test('addresses of files are for who proves to be the owner of the account, work for a minute, and are recorded', async () => {
  const now = await control.now()
  const { id: backupId } = await putBackup(now)
  const params = { backupId }
  expectProblem(
    await admin.call(createBackupLinks, { params, body: { password: 'Not-the-one-1' } }),
    400,
    'wrong_password',
  )
  expectProblem(await admin.call(createBackupLinks, { params, body: {} }), 400, 'validation_failed')
  const { body, headers } = await admin.call(createBackupLinks, { params, body: { password: demoPassword } })
  expect(headers['cache-control']).toBe('no-store')
  expect(body.files.map(({ name }) => name).toSorted()).toEqual([
    'manifest-files.json',
    'manifest-summary.json',
    'sample.json.gz',
  ])
  for (const { url: link, bytes } of body.files) {
    expect(link).toContain('X-Amz-Expires=60')
    expect((await (await fetch(link)).arrayBuffer()).byteLength).toBe(bytes)
  }
})

test('what is not complete has nothing to download, and cannot be deleted while it is made', async () => {
  const params = { backupId: (await putBackup(await control.now(), { status: 'checking' })).id }
  const links = await admin.call(createBackupLinks, { params, body: { password: demoPassword } })
  expect(expectProblem(links, 409, 'backup_unfinished').detail).toBe('This backup is not finished yet.')
  expectProblem(await admin.call(deleteBackup, { params }), 409, 'backup_running')
})

test('the laptop tells no recovery window, and when the next backup of the day begins', async () => {
  const now = await control.now()
  const { body } = await admin.call(getRecovery, {})
  expect(body.recoverableSince).toBeUndefined()
  expect(body.nextBackupAt).toMatch(/T02:10:00.000Z$/)
  expect(body.nextBackupAt > now).toBe(true)
})

test('a note of more than 200 characters is refused by its field', async () => {
  const problem = expectProblem(
    await admin.call(startBackup, { body: { note: 'x'.repeat(201) } }),
    400,
    'validation_failed',
  )
  expect(problem.errors?.map(({ path }) => path)).toEqual(['body.note'])
})
