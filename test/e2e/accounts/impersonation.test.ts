import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getUserAsAdmin, updateUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { keepToasts } from '#test/support/keep-toasts.ts'
import { completion, newMember } from '#test/support/new-member.ts'
import { payingMember } from '#test/support/paying-member.ts'
import { putImpersonation, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

let memberId: string

beforeAll(async () => {
  const { client } = await newMember(url)
  const { body } = await client.call(getMe, {})
  memberId = body.id
  await client.call(completeRegistration, { body: completion(body.version) })
})

async function openAccountAs(email: string) {
  const visitor = await visit({ as: email })
  await visitor.page.goto(`/admin/users/${memberId}`)
  return visitor
}

async function actAsMember(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in as', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log in as this member' }).click()
}

test('an administrator acts as a member on every page and tab, and comes back as themselves', async () => {
  const { page, context } = await openAccountAs('admin@demo.test')
  await actAsMember(page)
  const bar = page.getByText('Impersonating: Dana de la Cruz (Competitor)')
  await bar.waitFor()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Welcome, Dana' }).waitFor()

  await page.reload()
  await bar.waitFor()
  await page.goto('/admin/users')
  await page.waitForURL(`${url}/`)

  const second = await context.newPage()
  await second.goto('/dashboard')
  await second.getByText('Impersonating: Dana de la Cruz (Competitor)').waitFor()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Stop Impersonation' }).click()
  await page.waitForURL(`**/admin/users/${memberId}`)
  await page.getByRole('heading', { name: 'Dana de la Cruz' }).waitFor()
  await bar.waitFor({ state: 'detached' })
  await second.waitForURL('**/admin/dashboard')
  await page.getByText('An administrator stopped impersonating this member').waitFor()

  // It would clear away what is torn first, upon which this one loads by itself while it is being loaded.
  await second.close()
  await page.evaluate(() => localStorage.setItem('impersonation', '{"handle":"torn'))
  await page.reload()
  await page.getByRole('heading', { name: 'Dana de la Cruz' }).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('impersonation'))).toBeNull()
})

test('what only the member can do is not offered to an administrator who acts as them', async () => {
  const member = await payingMember(url)
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 403/)
  await page.goto(`/admin/users/${member.userId}`)
  await actAsMember(page)
  await page.waitForURL('**/dashboard')
  const offered = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).count()
  const hidden = page.getByRole('main').locator('[data-own]')
  const noneOf = async (...names: (string | RegExp)[]) => {
    await expect.poll(() => hidden.count()).toBeGreaterThan(0)
    for (const name of names) expect(await offered(name), String(name)).toBe(0)
  }
  await page.goto('/billing')
  await page.getByText('Total Spent').waitFor()
  await noneOf('Change Plan', 'Pause Subscription', 'Cancel Subscription')
  await page.getByRole('tab', { name: 'Payment Methods' }).click()
  await page.getByText('ending in 4242').first().waitFor()
  await noneOf('Add Payment Method', /^Remove/)
  await page.goto('/profile?tab=security')
  await page.getByText('Impersonating:').waitFor()
  await noneOf(/./)
  await page.goto('/billing/subscribe?plan=retailer_monthly')
  await page.getByText('Impersonating:').waitFor()
  await noneOf(/./)
  await page.getByRole('button', { name: 'Stop Impersonation' }).click()
  await page.waitForURL(`**/admin/users/${member.userId}`)
})

test('an administrator whose computer is three quarters of an hour ahead acts as a member like any other', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.clock.install({ time: addTime(await controlOf(url).now(), { minutes: 45 }) })
  await page.goto(`/admin/users/${memberId}`)
  await actAsMember(page)
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Welcome, Dana' }).waitFor()
  await page.getByText(/^(2\d|30) min left$/).waitFor()
  await page.getByRole('button', { name: 'Stop Impersonation' }).click()
  await page.waitForURL(`**/admin/users/${memberId}`)
})

test('a reload without a timely answer ends no impersonation: the next one goes on as the member', async () => {
  const { page, context, allow } = await openAccountAs('admin@demo.test')
  allow(/status of 503/)
  await actAsMember(page)
  const bar = page.getByText('Impersonating: Dana de la Cruz (Competitor)')
  await bar.waitFor()
  const profile = '**/api/users/me'
  await context.route(profile, (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await page.getByText('Your account did not load').waitFor()
  await context.unroute(profile)
  await page.reload()
  await page.getByRole('heading', { name: 'Welcome, Dana' }).waitFor()
  await bar.waitFor()
  await page.getByRole('button', { name: 'Stop Impersonation' }).click()
  await page.waitForURL(`**/admin/users/${memberId}`)
})

test('an impersonation that another administrator ends is over at the next call', async () => {
  const { page, allow } = await openAccountAs('admin@demo.test')
  allow(/403/)
  await actAsMember(page)
  await page.getByText('Impersonating: Dana de la Cruz (Competitor)').waitFor()

  const { page: other } = await visit({ as: 'admin@demo.test' })
  await other.goto('/admin/impersonations')
  await Promise.all([
    other.waitForResponse('**/api/admin/impersonations/*/end'),
    other.getByRole('button', { name: /^End .* acting as Dana de la Cruz$/ }).click(),
  ])

  await page.getByRole('link', { name: 'All notifications' }).click()
  await page.getByText('The impersonation has ended. You are back in your own account.').waitFor()
  await page.getByRole('button', { name: /^Site.*’s account/ }).waitFor()
})

test('a member who is gone, and an administrator who no longer is one, are said in plain words', async () => {
  const [admin, former] = await Promise.all([demoClient(url, 'admin'), completeMember(url)])
  const params = { userId: userIdOf(former.client) }
  const become = async (membershipType: 'admin' | 'competitor') => {
    const { version } = (await admin.call(getUserAsAdmin, { params })).body.user
    const { status } = await admin.call(updateUserAsAdmin, { params, body: { membershipType, version } })
    expect(status).toBe(200)
  }
  await become('admin')
  const { page, context, allow } = await openAccountAs(former.email)
  allow(/status of 40[34]/)
  const start = '**/api/admin/impersonations'
  await context.route(start, (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'target_not_found', detail: 'Target user not found' }),
    }),
  )
  await actAsMember(page)
  await page.getByText('Target user not found').first().waitFor()
  await context.unroute(start)
  await page.reload()
  await actAsMember(page)
  const bar = page.getByText('Impersonating: Dana de la Cruz (Competitor)')
  await bar.waitFor()

  await become('competitor')
  await page.getByRole('link', { name: 'All notifications' }).click()
  await page.getByText('Only admins can impersonate users').first().waitFor()
  await bar.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('impersonation'))).toBeNull()
})

test('each of two impersonations that could not be ended is reported', async () => {
  const adminId = demoUserId('admin@demo.test')
  const expiresAt = addTime(await controlOf(url).now(), { hours: 1 })
  await putImpersonation(adminId, memberId, { expiresAt })
  await putImpersonation(adminId, memberId, { expiresAt })
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 500/)
  await page.goto('/admin/impersonations')
  await keepToasts(page)
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/admin/impersonations/*/end', async (route) => {
    await slow
    await route.fulfill({ status: 500, json: { detail: 'Something broke.' } })
  })
  const end = page.getByRole('button', { name: /^End .* acting as Dana de la Cruz$/ })
  await end.nth(1).click()
  await end.first().click()
  answer()
  await expect.poll(() => page.getByText('That did not work').count()).toBe(2)
})
