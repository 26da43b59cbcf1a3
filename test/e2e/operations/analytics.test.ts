import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countedEvents } from '#core/operations/insights/counted-events.ts'
import { addTo } from '#core/platform/db/add-to.ts'
import { commit } from '#core/platform/db/commit.ts'
import { figureDays } from '#core/platform/platform-figures/figure-days.ts'
import { getAnalyticsSettings, updateAnalyticsSettings } from '#shared/operations/insights/admin-contract.ts'
import type { VisitReport } from '#shared/operations/insights/analytics-report.ts'
import { readCsv } from '#shared/platform/csv/read-csv.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { payingMember } from '#test/support/paying-member.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const sum = (values: (string | undefined)[]) =>
  values.reduce((total, value) => total + Number(value?.replaceAll(/[$,]/g, '')), 0)

const figure = (page: Page, label: string) => page.getByRole('radio', { name: new RegExp(`^${label} `) })

/** What the card of a figure says. */
const shown = async (page: Page, label: string) => {
  const card = page.locator('label').filter({ has: figure(page, label) })
  return sum([(await card.locator('.readout').textContent()) ?? ''])
}

const openPanel = async (page: Page, label: string) => {
  if (page.viewportSize()?.width === 390)
    await page.getByRole('combobox', { name: 'What was counted' }).selectOption({ label })
  else await page.getByRole('tab', { name: label }).click()
  await page.getByRole('heading', { level: 2, name: label, exact: true }).waitFor()
}

const saved = async (page: Page, of: string) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download CSV of ${of}` }).click()
  const file = await download
  const read = readCsv(await readFile(await file.path(), 'utf8'))
  if ('problem' in read) throw new Error(read.problem)
  const [head, ...rows] = read.rows.map(({ cells }) => cells)
  const column = (name: string) => rows.map((cells) => cells[head?.indexOf(name) ?? -1])
  return { name: file.suggestedFilename(), rows, column }
}

test.each([1440, 768, 390])('an administrator reads figures and their days at %i px', async (width) => {
  await completeMember(url)
  await control.settle()
  const { page } = await visit({ as: 'admin@demo.test', width })
  await page.goto('/admin/analytics')
  await page.getByRole('heading', { level: 1, name: 'Analytics', exact: true }).waitFor()
  await figure(page, 'New members').waitFor()
  await page.getByText(/compared with the 30 days before/).waitFor()

  await page.getByText('7 days', { exact: true }).click()
  await page.waitForURL('**/admin/analytics?days=7')
  await page.getByText(/compared with the 7 days before/).waitFor()
  await page.getByText('Show as table').click()
  const table = page.getByRole('table', { name: 'New members by day' })
  await expect.poll(() => table.getByRole('row').count()).toBe(8)
  const members = await shown(page, 'New members')
  expect(members).toBeGreaterThan(0)
  await expect
    .poll(async () => sum(await table.locator('tbody td:nth-child(2)').allInnerTexts()))
    .toBe(members)

  const today = siteDay(await control.now())
  const file = await saved(page, 'Members')
  expect(file.name).toBe(`analytics-members-${addDays(today, -6)}-to-${today}.csv`)
  expect(file.rows).toHaveLength(7)
  expect(sum(file.column('New members'))).toBe(members)
  expect(sum(file.column('Logins'))).toBe(await shown(page, 'Logins'))

  await page
    .locator('label')
    .filter({ has: figure(page, 'Logins') })
    .click()
  await page.getByRole('figure', { name: 'Logins by day' }).waitFor()
  await openPanel(page, 'Support')
  await page.waitForURL('**/admin/analytics?days=7&panel=support')
  await page.getByRole('link', { name: 'Support report', exact: true }).click()
  await page.waitForURL('**/admin/support/report?days=7')
  await page.goBack()
  await page.getByRole('heading', { level: 2, name: 'Support', exact: true }).waitFor()
})

test('a day of revenue leads to its payments, and each panel opens', async () => {
  const { email } = await payingMember(url)
  await control.settle()
  const today = (await control.now()).slice(0, 10)
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/analytics')
  await page
    .getByRole('link', { name: /^Revenue/ })
    .first()
    .click()
  await page.waitForURL('**/admin/analytics?panel=revenue')
  await page.getByText('Revenue days are in UTC', { exact: false }).waitFor()
  const file = await saved(page, 'Revenue')
  expect(file.rows.at(-1)?.[0]).toBe(today)
  expect(sum([file.column('Revenue ($)').at(-1)])).toBeGreaterThanOrEqual(9.99)
  await page.getByText('Show as table').click()
  await page.getByRole('table', { name: 'Revenue by day' }).getByRole('link').last().click()
  await page.waitForURL(`**/admin/billing?tab=transactions&type=payment&from=${today}&to=${today}`)
  await page.getByText(email).first().waitFor()
  await page.goto('/admin/analytics')
  for (const label of ['Members', 'Results', 'Ads', 'Newsletter', 'Visits']) await openPanel(page, label)
  await openPanel(page, 'Members')
  await expectAccessible(page, 'the members')
})

test('visits have their pages, sources, and events, and say when they are not counted', async () => {
  const on = addDays(siteDay(await control.now()), -20)
  const host = `${crypto.randomUUID().slice(0, 8)}.example`
  const counted = (row: { name: string; of: string; detail: string; count: number }) =>
    addTo(countedEvents, { ...row, on, keptUntil: addDays(on, 400), version: 1 }, 'count')
  const ofDay = (figure: 'visits' | 'page_views', count: number) =>
    addTo(figureDays, { day: on, figure, count, version: 1 }, 'count')
  // Long before today, whose figures other tests compare.
  await commit(
    counted({ name: 'page_view', of: '/events/:eventId', detail: '', count: 41_000 }),
    counted({ name: 'visit', of: host, detail: '', count: 30_000 }),
    counted({ name: 'login', of: '/login', detail: 'google', count: 7000 }),
    ofDay('visits', 30_000),
    ofDay('page_views', 41_000),
  )
  const { page, context } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/analytics?panel=visits')
  const pages = page.getByRole('table', { name: 'Top pages' })
  await pages.getByRole('row', { name: /^Event Details \/events\/:eventId 4\d,\d{3}/ }).waitFor()
  const sources = page.getByRole('table', { name: 'Where visits came from' })
  await sources.getByRole('row', { name: new RegExp(`^${host} 30,000`) }).waitFor()
  const events = page.getByRole('table', { name: 'What visitors did' })
  await events.getByRole('row', { name: /^Logged in \d+,\d{3}/ }).waitFor()
  await events.getByRole('row', { name: /^Google \d+,\d{3}/ }).waitFor()
  const file = await saved(page, 'Where visits came from')
  expect(file.rows).toContainEqual([host, '30000', '0'])
  expect(sum((await saved(page, 'Visits')).column('Visits'))).toBe(await shown(page, 'Visits'))
  await expectAccessible(page, 'the visits')

  await context.route('**/api/admin/analytics/visits*', async (route) => {
    const answer = (await (await route.fetch()).json()) as VisitReport
    const none = answer.visits.map(() => 0)
    await route.fulfill({
      json: {
        ...answer,
        isCounting: false,
        visits: none,
        pageViews: none,
        pages: [],
        sources: [],
        events: [],
      },
    })
  })
  await page.reload()
  await page.getByText('Visit counting is off.').waitFor()
  await page.getByText('Nothing was counted in this period.').first().waitFor()
  await page.getByRole('link', { name: /^Visits – Counting is off/ }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Analytics settings' }).click()
  await page.waitForURL('**/analytics-settings')
})

test('the figures that are shown stay while others are read, and one report that fails does not take the other', async () => {
  const { page, context, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 503/)
  await page.goto('/admin/analytics')
  await figure(page, 'New members').waitFor()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await context.route('**/api/admin/analytics/report?days=90', async (route) => {
    await held
    await route.continue()
  })
  await page.getByText('90 days', { exact: true }).click()
  await page
    .locator('[aria-busy=true]')
    .filter({ has: figure(page, 'New members') })
    .waitFor()
  answer()
  await page.getByText(/compared with the 90 days before/).waitFor()
  await context.route('**/api/admin/analytics/visits*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { title: 'Busy', status: 503 },
    }),
  )
  await page.goto('/admin/analytics?panel=visits')
  await page.getByText('The visits did not load').waitFor({ timeout: 30_000 })
  await openPanel(page, 'Members')
  await figure(page, 'New members').waitFor()
})

test('an administrator changes how visits are counted, sees someone else’s change, and sends a test', async () => {
  const admin = await demoClient(url, 'admin')
  const stored = async () => (await admin.call(getAnalyticsSettings, {})).body
  const { page, context, allow } = await visit({ as: 'admin@demo.test', width: 390 })
  allow(/status of (409|412|422)/)
  await page.goto('/analytics-settings')
  await page.getByRole('heading', { level: 1, name: 'Analytics settings' }).waitFor()
  const [days, save] = [page.getByLabel('Days kept'), page.getByRole('button', { name: /^Save/ })]
  await expectAccessible(page, 'the settings')

  await days.fill('179')
  await save.click()
  await page.getByText('Keep at least 180 days').waitFor()
  await expect.poll(() => days.getAttribute('aria-invalid')).toBe('true')
  await days.fill('801')
  await page.getByText('Keep at most 800 days').waitFor()

  await days.fill('500')
  const other = await stored()
  const { googleId: _, ...settings } = other
  const next = other.keptDays === 450 ? 451 : 450
  await admin.call(updateAnalyticsSettings, { body: { ...settings, keptDays: next } })
  await save.click()
  await page.getByText('Someone changed this in the meantime.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Save again' }).click()
  await page.getByText('Settings saved').waitFor()
  expect((await stored()).keptDays).toBe(500)

  const sent: unknown[] = []
  await context.route('**/api/admin/analytics/settings', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const body = route.request().postDataJSON()
    sent.push(body)
    // Others are counted meanwhile: nothing is switched for them.
    return route.fulfill({ json: { ...body, version: body.version + 1 } })
  })
  await page.getByLabel('Count visits on this platform').uncheck()
  await save.click()
  await expect.poll(() => sent).toMatchObject([{ own: false, keptDays: 500 }])
  await context.unrouteAll()

  await page.getByRole('button', { name: 'Send a test event' }).click()
  await page.getByText(/^Arrived .+: number \d+ today\.$/).waitFor()
})

test('a deployment without a measurement id says how to set one', async () => {
  const { page, context } = await visit({ as: 'admin@demo.test' })
  await context.route('**/api/admin/analytics/settings', (route) =>
    route.fulfill({ json: { own: true, google: true, keptDays: 400, version: 0 } }),
  )
  await page.goto('/analytics-settings')
  await page.getByText('This deployment has no measurement ID.', { exact: false }).waitFor()
  await expect.poll(() => page.getByLabel('Google Analytics').isDisabled()).toBe(true)
})

test.each(['/admin/analytics', '/analytics-settings'])('%s is for administrators alone', async (path) => {
  const { page } = await visit({ as: 'pro@demo.test' })
  await page.goto(path)
  await wake(page)
  await page.waitForURL(`${url}/`)
  const visitor = await visit()
  await visitor.page.goto(path)
  await wake(visitor.page)
  await visitor.page.waitForURL(`**/login?from=${encodeURIComponent(path)}`)
})
