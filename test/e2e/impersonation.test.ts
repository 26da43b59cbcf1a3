import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#lib/local/seed/demo-accounts.ts'
import { completeRegistration, getMe } from '#shared/users/contract.ts'
import { inBrowser, logIn, wake } from '#test/support/browser.ts'
import { completion, newMember } from '#test/support/new-member.ts'

const { url, visit } = inBrowser()

let memberId: string

beforeAll(async () => {
  const { client } = await newMember(url)
  const { body } = await client.call(getMe, {})
  memberId = body.id
  await client.call(completeRegistration, { body: completion(body.version) })
})

test('an administrator acts as a member on every page and tab, and comes back as themselves', async () => {
  const { page, context } = await visit()
  await page.goto('/login')
  await wake(page)
  await logIn(page, 'admin@demo.test', demoPassword)
  await page.goto(`/admin/users/${memberId}`)
  await page.getByRole('button', { name: 'Act as this member' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Act as this member' }).click()
  const bar = page.getByText('Impersonating: Dana de la Cruz (Competitor)')
  await bar.waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
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
  expect(await bar.count()).toBe(0)
  await second.getByRole('heading', { name: 'Welcome, Site' }).waitFor()
  await page.getByText('An administrator stopped acting as this member').waitFor()
})

test('an impersonation that another administrator ends is over at the next call', async () => {
  const { page, allow } = await visit()
  allow(/403/)
  await page.goto('/login')
  await wake(page)
  await logIn(page, 'admin@demo.test', demoPassword)
  await page.goto(`/admin/users/${memberId}`)
  await page.getByRole('button', { name: 'Act as this member' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Act as this member' }).click()
  await page.getByText('Impersonating: Dana de la Cruz (Competitor)').waitFor()

  const { page: other } = await visit()
  await other.goto('/login')
  await wake(other)
  await logIn(other, 'admin@demo.test', demoPassword)
  await other.goto('/admin/impersonations')
  await other
    .getByRole('button', { name: /^End .* acting as Dana de la Cruz$/ })
    .first()
    .click()
  await other.getByText('Ended').first().waitFor()

  await page.getByRole('link', { name: 'All notifications' }).click()
  await page.getByText('The impersonation has ended. You are acting as yourself again.').waitFor()
  await page.getByRole('button', { name: /^Account of Site/ }).waitFor()
})
