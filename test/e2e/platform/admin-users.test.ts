import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { getUserAsAdmin, updateUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { inBrowser, showWidth, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { newMember } from '#test/support/new-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { withSecondFactor } from '#test/support/second-factor.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { visit } = inBrowser()
const { url } = sharedCloud()
const control = controlOf(url)

async function visitAs(email: string, path: string, width = 1440) {
  const visitor = await visit({ as: email, width })
  await visitor.page.goto(path)
  return visitor
}

const asAdmin = (path: string, width?: number) => visitAs('admin@demo.test', path, width)

test('an unknown account is not found, and neither is its public profile', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000'
  const { page, allow } = await asAdmin('/admin/users/nope', 390)
  allow(/status of (400|404)/)
  await page.getByRole('link', { name: 'All users' }).waitFor()
  await page.goto(`/admin/users/${unknown}`)
  await page.getByText('User not found').waitFor()
  await expectAccessible(page, 'an unknown account')
  const answer = await page.goto(`/public-profile/${unknown}`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Nothing is playing at this address.' }).waitFor()
})

test('an account that does not load has its heading, the way back and the way to try again', async () => {
  const { page, context, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 429/)
  const account = `**/api/admin/users/${demoUserId('member@demo.test')}`
  await context.route(account, (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', detail: 'That was too often.' } }),
  )
  await page.goto(`/admin/users/${demoUserId('member@demo.test')}`)
  await page.getByText('This account did not load').waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Account'])
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect.poll(() => way.getByRole('link', { name: 'Users' }).isVisible()).toBe(true)
  await context.unroute(account)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).waitFor()
})

test('a member who is given another type while the dashboard is open sees it', async () => {
  const [admin, { client, email }] = await Promise.all([demoClient(url, 'admin'), completeMember(url)])
  const { page } = await visitAs(email, '/dashboard')
  const heading = page.getByRole('heading', { name: 'Membership', exact: true })
  const panel = page.locator('section').filter({ has: heading })
  await panel.getByText('Competitor', { exact: true }).waitFor()
  const params = { userId: userIdOf(client) }
  const { version } = (await admin.call(getUserAsAdmin, { params })).body.user
  await admin.call(updateUserAsAdmin, { params, body: { membershipType: 'pro_competitor', version } })
  await page.getByText('Your membership is now Pro Competitor').first().waitFor()
  await panel.getByText('Pro Competitor', { exact: true }).waitFor()
})

test('an administrator finds a member, edits and suspends them, and their open tab is out', async () => {
  const { client, email } = await newMember(url)
  const params = { userId: userIdOf(client) }
  await control.settle()
  const { page: member, allow } = await visitAs(email, '/dashboard')
  allow(/status of 401|status of 400/)
  await member.waitForURL('**/complete-profile*')

  const { page, allow: allowAdmin } = await asAdmin('/admin/users')
  allowAdmin(/status of 400/)
  const rows = page.getByRole('table', { name: 'Accounts' }).getByRole('row')
  await rows.first().waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type(email.toUpperCase())
  await page.waitForURL((address) => address.searchParams.get('q') === email.toUpperCase())
  await page.waitForFunction(() => document.querySelectorAll('main tbody tr').length === 1)
  await rows.nth(1).getByText(email).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    // It is said for a few seconds only.
    page.getByText('1 account exported').first().waitFor(),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const [head = '', ...accounts] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect(head.toLowerCase()).toContain('email')
  expect(accounts).toEqual([expect.stringContaining(email)])
  await rows.nth(1).getByRole('link', { name: 'Dana de la Cruz' }).click()
  await page.getByRole('heading', { name: 'Dana de la Cruz', level: 1 }).waitFor()

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Membership').selectOption('pro_competitor')
  await page.getByLabel('City').fill('Tulsa')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Account saved').first().waitFor()
  const changed = page.getByRole('term').filter({ hasText: 'Membership type' }).locator('..')
  await changed.getByText('competitor → changed to pro competitor').waitFor()

  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await dialog.getByText('Give a reason').waitFor()
  await dialog.getByLabel('Reason').fill('Advertising in the lanes.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('button', { name: 'Reactivate' }).waitFor()
  await page.getByText('Advertising in the lanes.').first().waitFor()

  // Without being touched: the page hears of it.
  await member.waitForURL('**/login*')

  await page.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByText('Please enter a valid email address').waitFor()
  await dialog.getByLabel('Reason').fill('Advertising in the lanes, again.')
  await dialog.getByLabel('Type').fill('another@x.test')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByText('This is not the email address of this account.').first().waitFor()
  await dialog.getByLabel('Type').fill(email)
  await expectAccessible(page, 'the question before a deletion')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.getByText('account is being deleted').first().waitFor()
  await page.waitForURL('**/admin/users')
  await control.settle()
  expect((await (await demoClient(url, 'admin')).call(getUserAsAdmin, { params })).status).toBe(404)
})

test('the search field says what the list is narrowed to, also after a link to all of it', async () => {
  const { page } = await asAdmin('/admin/users?q=organizer')
  const field = page.getByRole('searchbox', { name: 'Search by name or email' })
  await expect.poll(() => field.inputValue()).toBe('organizer')
  await page.getByRole('table', { name: 'Accounts' }).waitFor()
  await wake(page)
  await page.evaluate(() => {
    history.pushState(history.state, '', '/admin/users')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  await page.waitForFunction(() => document.querySelectorAll('main tbody tr').length > 1)
  await expect.poll(() => field.inputValue()).toBe('')
  await field.fill('member@demo')
  await page.waitForURL((address) => address.searchParams.get('q') === 'member@demo')
  await expect.poll(() => field.inputValue()).toBe('member@demo')
})

test('waiting businesses are approved together, a second factor is reset, and a member finds no administration', async () => {
  const emails = await Promise.all([newMember(url, 'retailer'), newMember(url, 'retailer')])
  await control.settle()
  // The list is kept by the stream, which may be behind the answer to a change.
  const { page, context } = await visit({ as: 'admin@demo.test' })
  const list = (address: URL) => address.pathname === '/api/admin/users'
  let asBefore: string | undefined
  await context.route(list, async (route) => {
    asBefore ??= await (await route.fetch()).text()
    await route.fulfill({ contentType: 'application/json', body: asBefore })
  })
  await page.goto('/admin/users?status=pending&type=retailer')
  for (const { email } of emails) await page.getByText(email).waitFor()
  const boxOf = (email: string) => page.getByRole('row').filter({ hasText: email }).getByRole('checkbox')
  await showWidth(page, 390)
  await page.getByLabel('Select all shown').check()
  for (const { email } of emails) await expect.poll(() => boxOf(email).isChecked()).toBe(true)
  await page.getByLabel('Select all shown').uncheck()
  await showWidth(page, 1440)
  for (const { email } of emails) await boxOf(email).check()
  const bar = page.getByRole('region', { name: 'Selected accounts' })
  await bar.getByText('2 selected').waitFor()
  await bar.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve 2 accounts?' })
  await dialog.getByRole('button', { name: 'Approve 2 accounts' }).click()
  await page.getByText('2 changed, 0 already up to date, 0 not changed.').waitFor()
  await control.settle()
  await context.unroute(list)
  await page.keyboard.press('Escape')
  for (const { email } of emails) await page.getByText(email).waitFor({ state: 'detached' })

  const { client } = await loggedIn(url, completeMember(url))
  await withSecondFactor(client)
  await page.goto(`/admin/users/${userIdOf(client)}`)
  await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off two-factor authentication' }).click()
  await page.getByText('Two-factor authentication is off').first().waitFor()

  const { page: member } = await visitAs('member@demo.test', '/admin/users')
  await member.waitForURL(`${url}/`)
})

test('what is typed while an account is being saved is still there to be saved', async () => {
  const { client } = await completeMember(url)
  const { page } = await asAdmin(`/admin/users/${userIdOf(client)}/edit`)
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/admin/users/*', async (route) => {
    if (route.request().method() === 'PATCH') await slow
    await route.continue()
  })
  const save = page.getByRole('button', { name: 'Save changes' })
  const city = page.getByLabel('City')
  await city.fill('Flagstaff')
  await save.click()
  await page.getByRole('button', { name: 'Saving...' }).waitFor()
  await city.fill('Tucson')
  answer()
  await page.getByText('Account saved').first().waitFor()
  await expect.poll(() => city.inputValue()).toBe('Tucson')
  await save.click()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/edit'))
  expect((await client.call(getMe, {})).body.city).toBe('Tucson')
})

test('an administrator who decides about an account right after another one sees how it stands', async () => {
  const { client } = await newMember(url, 'retailer')
  const params = { userId: userIdOf(client) }
  const { page, allow } = await asAdmin(`/admin/users/${params.userId}`)
  allow(/status of 409/)
  await page.getByRole('button', { name: 'Approve account' }).click()
  const admin = await demoClient(url, 'admin')
  const { version } = (await admin.call(getUserAsAdmin, { params })).body.user
  const body = { status: 'active', version } as const
  expect((await admin.call(updateUserAsAdmin, { params, body })).status).toBe(200)
  await page.getByRole('dialog').getByRole('button', { name: 'Approve account' }).click()
  await page.getByText('Someone changed this in the meantime.').first().waitFor()
  await page.getByRole('heading', { level: 1 }).getByText('Active').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('button', { name: 'Approve account' }).count()).toBe(0)
})

test('an edit of what someone else has changed says so when the newest version does not come, and goes on when it does', async () => {
  const { client } = await completeMember(url)
  const params = { userId: userIdOf(client) }
  const { page, context, allow } = await asAdmin(`/admin/users/${params.userId}/edit`)
  allow(/status of (409|503)/)
  await page.getByLabel('City').fill('Tulsa')
  const admin = await demoClient(url, 'admin')
  const { version } = (await admin.call(getUserAsAdmin, { params })).body.user
  const body = { companyName: 'Bay Nine Audio', version }
  expect((await admin.call(updateUserAsAdmin, { params, body })).status).toBe(200)
  const account = `**/api/admin/users/${params.userId}`
  await context.route(account, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code: 'busy', detail: 'The service is busy.' }),
        })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Save changes' }).click()
  const reload = page.getByRole('button', { name: 'Load the latest version' })
  await reload.click()
  await page.getByText('The service is busy.').first().waitFor()
  await context.unroute(account)
  await reload.click()
  await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Bay Nine Audio')
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Tulsa')
  await page.getByRole('alert').getByText('Bay Nine Audio').waitFor()
  await page.getByRole('button', { name: 'Save again' }).click()
  await page.getByText('Account saved').first().waitFor()
})

test('an account takes one line on a desk, below a head that stays in sight, and two on a phone', async () => {
  // Of all accounts the newest are listed first, and other files have made some.
  const { page } = await asAdmin('/admin/users?q=demo.test')
  const table = page.getByRole('table', { name: 'Accounts' })
  const row = table.getByRole('row').filter({ hasText: 'member@demo.test' })
  await row.waitFor()
  const heightOf = async () => (await row.boundingBox())?.height
  await expect.poll(heightOf).toBeLessThan(41)
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  const belowHeader = async () => {
    const header = await page.getByRole('banner').boundingBox()
    const head = await table.getByRole('columnheader', { name: 'Member', exact: true }).boundingBox()
    return (head?.y ?? Number.NaN) - (header?.y ?? 0) - (header?.height ?? 0)
  }
  await expect.poll(belowHeader).toBeCloseTo(0, 0)
  await showWidth(page, 390)
  await expect.poll(heightOf).toBeLessThan(65)
})
