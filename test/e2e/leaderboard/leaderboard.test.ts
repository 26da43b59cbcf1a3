import { expect, test } from 'vitest'
import { closeSeason, getSeason, reopenSeason } from '#shared/rules/seasons/contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { anEventOf, aRunningSeason, competitors, placedAs, settled } from '#test/support/points.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

test('a member finds their place, opens how its points came about, and goes on to their page', async () => {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { name: 'Wanda Window' })
  const running = await aRunningSeason({ name: `Browser ${crypto.randomUUID().slice(0, 8)}`, bestN: 1 })
  const [other] = await competitors(1)
  await settled(await anEventOf(running, 20), 'S1', [placedAs(other?.id, 1), placedAs(userId, 2)])
  await settled(await anEventOf(running, 10), 'S1', [placedAs(userId, 1), placedAs(other?.id, 2)])

  const { page } = await visit({ as: email, width: 390 })
  await page.goto(`/leaderboard?season=${running.season.id}`)
  await page.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor()
  const own = page.getByRole('row').filter({ hasText: 'You' })
  await own.getByRole('button', { name: 'Wanda Window' }).waitFor()
  await expectAccessible(page, 'the leaderboard')
  await own.getByRole('button', { name: 'Wanda Window' }).click()
  const lines = page.getByRole('dialog')
  await lines.getByText('Dropped', { exact: true }).first().waitFor()
  await lines.getByText('Counted', { exact: true }).waitFor()
  await expectAccessible(page, 'the lines of a standing')
  await lines.getByRole('link', { name: 'All seasons and bests' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wanda Window' }).waitFor()
  await expect.poll(() => page.getByRole('table', { name: 'Seasons' }).textContent()).toContain('of 2')
  await expectAccessible(page, 'the page of a competitor')
})

test('the standings of a class are shown on a page of one’s own by the code of the leaderboard', async () => {
  const running = await aRunningSeason({ name: `Embedded ${crypto.randomUUID().slice(0, 8)}` })
  const [first, second] = await competitors(2)
  await settled(await anEventOf(running, 20), 'S1', [placedAs(first?.id, 1), placedAs(second?.id, 2)])

  const { page, context } = await visit({ width: 1440 })
  await page.goto(`/leaderboard?season=${running.season.id}&class=S1`)
  await page.getByRole('button', { name: 'Embed' }).click()
  const dialog = page.getByRole('dialog')
  const code = await dialog.getByLabel('Code').inputValue()
  await expectAccessible(page, 'the code of the standings')
  const [, address = ''] = /src="([^"]+)"/.exec(code) ?? []
  const brought = await context.cookies()
  await page.goto(address)
  await page
    .getByRole('table', { name: /^Standings of/ })
    .getByText('Racer 1')
    .waitFor()
  await page.getByText(running.season.name, { exact: false }).first().waitFor()
  await expectAccessible(page, 'the standings within the page of another')
  await expect.poll(() => context.cookies()).toEqual(brought)
  await expect.poll(() => page.locator('a, button, form').count()).toBe(0)
})

test('the table of a season that was opened again is still there as it closed', async () => {
  const admin = await anAdministrator(url)
  const running = await aRunningSeason({ name: `Reopened ${crypto.randomUUID().slice(0, 8)}` })
  const { id: seasonId, leagueId } = running.season
  const [first, second] = await competitors(2)
  await settled(await anEventOf(running, 20), 'S1', [placedAs(first?.id, 1), placedAs(second?.id, 2)])
  const named = async (more = {}) => ({
    params: { leagueId, seasonId },
    body: {
      version: (await admin.call(getSeason, { params: { seasonId } })).body.version,
      reason: 'A round is missing.',
      ...more,
    },
  })
  expectSuccess(await admin.call(closeSeason, await named({ reason: undefined })))
  await controlOf(url).settle()
  expectSuccess(await admin.call(reopenSeason, await named()))
  for (const daysAgo of [10, 5])
    await settled(await anEventOf(running, daysAgo), 'S1', [placedAs(second?.id, 1), placedAs(first?.id, 2)])

  const { page } = await visit({ width: 390 })
  await page.goto(`/leaderboard?season=${seasonId}&class=S1`)
  const leader = page
    .getByRole('table', { name: /^Standings of/ })
    .getByRole('row')
    .nth(1)
  await expect.poll(() => leader.textContent()).toContain('Racer 2')
  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  const choice = filters.getByLabel('Table', { exact: true })
  await expect
    .poll(() => choice.locator('option').allTextContents())
    .toEqual(['As it is now', expect.stringMatching(/^As it closed on /)])
  await choice.selectOption('1')
  await filters.getByRole('button', { name: 'Show standings' }).click()
  await expect.poll(() => leader.textContent()).toContain('Racer 1')
  await expectAccessible(page, 'the table of a closed season')
})
