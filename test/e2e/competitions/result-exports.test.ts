import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addTime } from '#shared/platform/time/add-time.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { writeVerified } from '#test/support/guests.ts'
import { anEventOf, aRunningSeason, competitors, placedAs } from '#test/support/points.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

test('an administrator saves the results of a season as a file', async () => {
  const name = `Export Season ${crypto.randomUUID().slice(0, 6)}`
  // The latest season stands first.
  const startsOn = addTime(await controlOf(url).now(), { days: -6 }).slice(0, 10)
  const running = await aRunningSeason({ name, startsOn })
  const event = await anEventOf(running, 5)
  const [racer] = await competitors(1, { name: 'Edna Export' })
  await writeVerified(event, 'S1', [placedAs(racer?.id, 1)])
  const { client, email } = await completeMember(url)
  await changeUser(userIdOf(client), { membershipType: 'admin' })

  const { page } = await visit({ as: email, width: 768, height: 1024 })
  await page.goto('/admin/competition-results')
  await page.getByRole('heading', { level: 1, name: 'Competition results' }).waitFor()
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export results' })
  await dialog.getByRole('combobox', { name: 'Season' }).selectOption({ label: name })
  await expectAccessible(page, 'an export of results')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    // It is said for a few seconds only.
    page.getByText('1 result saved').waitFor(),
    dialog.getByRole('button', { name: 'Save CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^results-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.trimEnd().split('\r\n')).toHaveLength(2)
  expect(text).toContain('Edna Export')
})
