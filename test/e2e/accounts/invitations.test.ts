import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inviteUser, revokeInvitation } from '#shared/accounts/invitations/contract.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { putInvitation } from '#test/support/invitations.ts'
import { newEmail, plantedPassword } from '#test/support/new-member.ts'
import { registerFromOwnAddress } from '#test/support/own-address.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { visit } = inBrowser()
const { url } = sharedCloud()
const control = controlOf(url)

async function asAdmin(path: string) {
  const visitor = await visit({ as: 'admin@demo.test' })
  await visitor.page.goto(path)
  return visitor
}

async function fillRegistration(guest: Page): Promise<void> {
  await guest.locator('[autocomplete="name"]').fill('Robin Gale')
  await guest.locator('[autocomplete="new-password"]').fill(plantedPassword)
  await guest.getByLabel('I am human (local placeholder)').check()
}

test('a person is invited, and registers through the mailed link', async () => {
  const email = newEmail()
  const { page } = await asAdmin('/admin/invitations')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Membership').selectOption('retailer')
  await page.getByLabel('Message').fill('Bring the wall.')
  await page.getByLabel('Approve right away').check()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByRole('row').filter({ hasText: email }).getByText('Open').waitFor()

  await control.settle()
  const [mail] = await control.inbox(email)
  const link = /href="([^"]+invitation=[^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&')
  const { page: guest, context } = await visit()
  await registerFromOwnAddress(context, url)
  await guest.goto(link ?? 'about:blank')
  await wake(guest)
  await guest.getByText('This invitation is for the Retailer membership.').waitFor()
  await guest.getByText('Bring the wall.').waitFor()
  await expect.poll(() => guest.getByLabel('Email').inputValue()).toBe(email)
  await expect.poll(() => guest.getByLabel('Membership').inputValue()).toBe('retailer')
  await guest.getByLabel('Company name').fill('Bay Nine Audio')
  await guest.getByLabel('Phone').fill('+1 480 555 0100')
  await guest.getByLabel('City').fill('Mesa')
  await guest.getByLabel('State').selectOption('AZ')
  await fillRegistration(guest)
  await guest.getByRole('button', { name: 'Sign up your business', exact: true }).click()
  await guest.getByRole('heading', { name: 'Check your inbox' }).waitFor()

  await page.getByRole('tab', { name: 'Accepted' }).click()
  await page.getByRole('link', { name: email }).click()
  await page.getByRole('heading', { name: 'Robin Gale', level: 1 }).getByText('Active').waitFor()
})

test('a person typed while an invitation is on its way can be invited next', async () => {
  const { page } = await asAdmin('/admin/invitations')
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/admin/invitations', async (route) => {
    if (route.request().method() === 'POST') await slow
    await route.continue()
  })
  const [first, next] = [newEmail(), newEmail()]
  const address = page.getByLabel('Email')
  const send = page.getByRole('button', { name: 'Send invitation' })
  await address.fill(first)
  await send.click()
  await page.getByRole('button', { name: 'Inviting...' }).waitFor()
  await address.fill(next)
  answer()
  await page.getByText(`Invitation sent to ${first}`).first().waitFor()
  await expect.poll(() => address.inputValue()).toBe(next)
  await send.click()
  await page.getByText(`Invitation sent to ${next}`).first().waitFor()
  await expect.poll(() => address.inputValue()).toBe('')
})

test('each of two invitations that are sent again at the same time is confirmed', async () => {
  const emails = [newEmail(), newEmail()]
  for (const email of emails) await putInvitation({ email })
  const { page } = await asAdmin('/admin/invitations')
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/admin/invitations/*/resend', async (route) => {
    await slow
    await route.continue()
  })
  for (const email of emails) await page.getByRole('button', { name: `Resend to ${email}` }).click()
  answer()
  await Promise.all(
    emails.map((email) => page.getByText(`Invitation sent to ${email} again`).first().waitFor()),
  )
})

test('an invitation that was withdrawn in the meantime is shown as such when it is sent again', async () => {
  const email = newEmail()
  const admin = await demoClient(url, 'admin')
  const body = { email, membershipType: 'competitor', message: '', approveAtOnce: false } as const
  const { id } = (await admin.call(inviteUser, { body })).body
  const { page, allow } = await asAdmin('/admin/invitations')
  allow(/status of 409/)
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByText('Open').waitFor()
  expect((await admin.call(revokeInvitation, { params: { invitationId: id } })).status).toBe(200)
  await row.getByRole('button', { name: 'Resend' }).click()
  await page.getByText('This invitation has been withdrawn.').first().waitFor()
  await row.getByText('Withdrawn').waitFor()
})

test('a person who registers with an invitation that was withdrawn meanwhile goes on without it, and types nothing again', async () => {
  const [admin, { id, token }] = await Promise.all([demoClient(url, 'admin'), putInvitation()])
  const { page: guest, context, allow } = await visit()
  allow(/status of 404/)
  await registerFromOwnAddress(context, url)
  await guest.goto(`/register?invitation=${token}`)
  await wake(guest)
  await guest.getByText('This invitation is for the Competitor membership.').waitFor()
  await fillRegistration(guest)
  await admin.call(revokeInvitation, { params: { invitationId: id } })
  const register = guest.getByRole('button', { name: 'Sign up', exact: true })
  await register.click()
  await guest.getByText('or sign up without one').waitFor()
  await guest.getByText('This invitation is for').waitFor({ state: 'detached' })
  await guest.getByLabel('Email').fill(newEmail())
  await guest.getByLabel('I am human (local placeholder)').check()
  await register.click()
  await guest.getByRole('heading', { name: 'Check your inbox' }).waitFor()
})
