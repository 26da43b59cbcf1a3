import type { Page } from 'playwright-core'
import type { BillingAddress } from '#shared/billing/billing/billing-address.ts'
import { saveBillingAddress } from '#shared/billing/billing/contract.ts'
import { untaxed } from './begin-subscription.ts'
import type { inBrowser } from './browser.ts'
import type { Client } from './client.ts'
import { completeMember } from './complete-member.ts'
import { userIdOf } from './records.ts'
import { stripeOf } from './stripe.ts'

/** The checkout of Pro Competitor for a month. */
export const checkout = '/billing/subscribe?plan=pro_competitor_monthly'

/** The provider's answers to a decline, and ours to an invalid code or a failure that a test causes. */
const refusals = /status of (402|404|422|500)/

/** A new member who has logged in, at a page of this checkout. */
export async function visitAsMember(
  { url, visit }: ReturnType<typeof inBrowser>,
  path: string,
  { width = 1440, address = untaxed }: { width?: number | undefined; address?: BillingAddress | 'none' } = {},
) {
  const member = await completeMember(url)
  if (address !== 'none') await member.client.call(saveBillingAddress, { body: address })
  const visitor = await visit({ width, as: member.email })
  visitor.allow(refusals)
  await visitor.page.goto(path)
  return { ...member, ...visitor }
}

export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = {
    'Card number': number,
    'Expiration date': '12 / 30',
    'Security code': '123',
    'ZIP code': '12345',
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
}

/** Chooses the way to pay for an entry, where there are two. */
export const chooseCard = (page: Page) => page.getByRole('dialog').getByText('Card', { exact: true }).click()

export const payButton = (page: Page, amount = '$9.99') => page.getByRole('button', { name: `Pay ${amount}` })
export const bank = (page: Page) => page.getByRole('dialog', { name: '3-D Secure' })
export const paid = (page: Page) =>
  page.getByRole('heading', { name: 'You’re now a Pro Competitor' }).waitFor()

export const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

/** Lists the member’s subscriptions at the provider, whatever our records say. */
export async function subscriptionsAtStripe(url: string, client: Client) {
  const userId = userIdOf(client)
  const all = []
  for await (const one of stripeOf(url).subscriptions.list({ status: 'all', limit: 5 }))
    if (one.metadata.user_id === userId) all.push(one.status)
  return all
}

/** The bank gets the customer's answer, but the bank's answer is lost. */
export const loseTheAnswerOfTheBank = (page: Page) =>
  page.route('**/_local/stripe/3ds/**', async (route) => {
    await route.fetch()
    await route.abort()
  })
