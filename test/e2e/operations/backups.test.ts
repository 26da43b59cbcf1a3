import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { backups } from '#core/operations/backups/backups.ts'
import { commit } from '#core/platform/db/commit.ts'
import { demoPassword } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { Backup } from '#shared/operations/backups/backup.ts'
import { getRecovery } from '#shared/operations/backups/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { freeBackups, freeDrills, putBackup } from '#test/support/backups.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible, expectNothingSideways } from '#test/support/expect-accessible.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

beforeEach(async () => {
  await freeBackups()
  await freeDrills(await control.now())
})

const mark = () => `Before ${randomUUID().slice(0, 8)}`

async function openBackups(width = 1440) {
  const visitor = await visit({ as: 'admin@demo.test', width })
  await visitor.page.goto('/admin/backup')
  await wake(visitor.page)
  await visitor.page.getByRole('heading', { level: 1, name: 'Backup' }).waitFor()
  return visitor
}

const rowOf = (page: Page, note: string) => page.getByRole('row').filter({ hasText: note })

async function open(page: Page, note: string) {
  await rowOf(page, note).getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: /^Backup of / })
  await dialog.getByText(note).waitFor()
  return dialog
}

/** One that leaves the list with its test: the others must not be about it. */
async function put(changes: Partial<Backup>): Promise<Backup> {
  const backup = await putBackup(await control.now(), changes)
  onTestFinished(async () => {
    const left = await backups.get({ id: backup.id }, { consistent: true })
    if (left) await commit(backups.delete(left))
  })
  return backup
}

test('an administrator makes a backup, follows it until every file is read back, downloads it, and runs a drill', async () => {
  const { page, allow } = await openBackups()
  allow(/status of 400/)
  const note = mark()
  await page.getByRole('button', { name: 'Back up now' }).click()
  const start = page.getByRole('dialog', { name: 'Back up now' })
  await start.getByLabel('Note').fill(note)
  await page.keyboard.press('Enter')
  await start.waitFor({ state: 'detached' })
  await rowOf(page, note).waitFor()
  await expect
    .poll(
      () =>
        rowOf(page, note)
          .getByText(/^(Starting|Exporting|Checking)$/)
          .count(),
      { timeout: 180_000 },
    )
    .toBe(0)
  await page.getByText(/^The last backup is from today, .*: [\d,]+ items, every file read back\.$/).waitFor()
  await page.getByText(/^(Recoverable to any second since .*\. )?Next backup: .*\.$/).waitFor()
  await expectAccessible(page, 'the backups')

  const detail = await open(page, note)
  await detail.getByText(/^\d+ of \d+ files unchanged$/).waitFor()
  await detail.getByText(/^Items by kind/).click()
  await detail.getByText('user', { exact: true }).waitFor()
  await expectAccessible(page, 'a backup')

  await detail.getByRole('button', { name: 'Download' }).click()
  const download = page.getByRole('dialog', { name: 'Download this backup' })
  await download.getByLabel('Your password').fill('not the password')
  await download.getByRole('button', { name: 'Get links' }).click()
  await download.getByRole('alert').getByText('The password is incorrect.').waitFor()
  await download.getByLabel('Your password').fill(demoPassword)
  await download.getByRole('button', { name: 'Get links' }).click()
  await download
    .getByText('Each link works for one minute. A download that has started keeps going.')
    .waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    download
      .getByRole('link', { name: /\.json\.gz$/ })
      .first()
      .click(),
  ])
  expect(gunzipSync(await readFile(await file.path())).toString()).toMatch(/^\{"Item":\{/)
  await expectAccessible(page, 'the links to a backup')
  await download.getByRole('button', { name: 'Close', exact: true }).first().click()
  await page.keyboard.press('Escape')
  await detail.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).search).toBe('')

  await page.getByRole('button', { name: 'Run a drill now' }).click()
  await page
    .getByText(/’s drill: [\d,]+ items? in [\d.]+ s; [\d,]+ compared, all identical\.$/)
    .waitFor({ timeout: 180_000 })
  await page.getByText('Passed').waitFor()
})

test('a backup under way is followed, and when it fails it says why', async () => {
  const note = mark()
  const running = await put({ note, status: 'checking', files: 48, checkedFiles: 12 })
  const { page } = await openBackups()
  await page.getByText('A backup is being checked: 12 of 48 files read back.').waitFor()
  await page.getByRole('button', { name: 'Backing up...' }).waitFor()
  const detail = await open(page, note)
  await detail.getByText('A backup is being checked: 12 of 48 files read back.').waitFor()
  await expect.poll(() => detail.getByRole('button', { name: 'Delete' }).count()).toBe(0)
  await page.keyboard.press('Escape')

  const failure = 'An item cannot be read. DRIVER#drv_1 / DRIVER is not a valid driver: brand is wrong.'
  await commit(
    backups.put(
      {
        ...running,
        status: 'failed',
        failure,
        checkedFiles: 48,
        checks: {
          digests: 48,
          unreadable: 1,
          unreadableLines: [
            {
              file: 'part.json.gz',
              pk: 'DRIVER#drv_1',
              sk: 'DRIVER',
              problem: 'is not a valid driver: brand is wrong',
            },
          ],
          byEntity: { driver: 12 },
          auditChain: 'absent',
        },
        version: running.version + 1,
      },
      { version: running.version },
    ),
  )
  await page
    .getByText(new RegExp(`^The backup from today, .* failed\\. ${failure.replaceAll('.', '\\.')}`))
    .waitFor()
  await page.getByRole('button', { name: 'Back up now' }).waitFor()
  const failed = await open(page, note)
  await failed.getByText('This backup cannot be downloaded or restored.').waitFor()
  await failed.getByText('DRIVER#drv_1 / DRIVER', { exact: true }).waitFor()
  await failed.getByText('This line is not a valid driver: brand is wrong.').waitFor()
  await expect.poll(() => failed.getByRole('button', { name: 'Download' }).count()).toBe(0)
  await expectAccessible(page, 'a failed backup')
})

test('a backup is deleted once its lock has ended, and not before', async () => {
  const now = await control.now()
  const [kept, free] = [mark(), mark()]
  const locked = await put({ note: kept })
  await put({ note: free, lockedUntil: addTime(now, { days: -1 }) })
  const { page } = await openBackups()
  const first = await open(page, kept)
  await first.getByText(`It cannot be deleted before ${utcDay(locked.lockedUntil)}.`).waitFor()
  await expect.poll(() => first.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')

  const second = await open(page, free)
  await second.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this backup?' })
  await question.getByRole('button', { name: 'Delete backup' }).click()
  await page.getByText('Backup deleted').waitFor()
  await second.waitFor({ state: 'detached' })
  await rowOf(page, free).waitFor({ state: 'detached' })
  await rowOf(page, kept).waitFor()
})

test.each([390, 768, 1440])('a backup opens and closes by keyboard at %i px', async (width) => {
  const note = `${mark()} ${'a long note '.repeat(12)}`.trim()
  await put({ note })
  const { page } = await openBackups(width)
  const link = rowOf(page, note.slice(0, 20)).getByRole('link')
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Backup of / })
  await dialog.getByText(note).waitFor()
  await expectNothingSideways(page, `a backup at ${width} px`)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  await expectNothingSideways(page, `the backups at ${width} px`)
})

test('a restored platform says what it holds back and how to go on', async () => {
  const visitor = await visit({ as: 'admin@demo.test' })
  const { page } = visitor
  const hold = { backupId: 'bkp_1', instant: '2026-11-20T02:10:00.000Z', isWhole: true, isAtLeast: false }
  await page.route(`**${getRecovery.path}`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as ResponseOf<typeof getRecovery>
    await route.fulfill({
      response,
      json: { ...answer, hold: { ...hold, mails: 214, campaigns: 1, webhooks: 3 } },
    })
  })
  await page.goto('/admin/backup')
  await wake(page)
  await page
    .getByText(/^Restored from the backup of .*\. Nothing is sent or charged until you release it\.$/)
    .waitFor()
  await page.getByText(/^214 emails queued, 1 campaign scheduled, 3 webhooks pending\./).waitFor()
  await page.getByText(/^npm run release -- --mails=drop --campaigns=missed/).waitFor()
  await expectAccessible(page, 'a platform on hold')
})
