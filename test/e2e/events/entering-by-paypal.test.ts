import { expect, test } from 'vitest'
import { accessibilityProblems, inBrowser } from '#test/support/browser.ts'
import { visitAsMember } from '#test/support/checkout-page.ts'
import { chooseMore } from '#test/support/choose-more.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'

const browser = inBrowser()
const { url } = browser

test('a member enters on a phone, thinks again at PayPal, pays there, shows the ticket and withdraws', async () => {
  const event = await putPublished((await anOrganizer(url)).userId, { payment: 'online' })
  const { page } = await visitAsMember(browser, `/events/${event.id}`, { width: 390 })
  await page.getByRole('button', { name: 'Enter', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Enter ${event.title}` })
  await dialog.getByRole('button', { name: 'Continue to pay $30.00' }).click()
  const paying = page.getByRole('dialog', { name: 'Pay for your spot' })
  const choosePaypal = async () => {
    await paying.getByText('PayPal', { exact: true }).click()
    await paying.getByRole('button', { name: 'Continue to PayPal' }).click()
    await page.getByRole('button', { name: 'Agree and pay' }).waitFor()
  }
  await choosePaypal()
  await page.getByText(`Entry: ${event.title}`).waitFor()
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
  await page.getByRole('button', { name: 'Cancel and return to Boxrise' }).click()
  await page.getByText('You came back from PayPal without paying, and nothing was charged.').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await paying.getByText(/Your spot is kept for 1\d:/).waitFor()
  await choosePaypal()
  await page.getByRole('button', { name: 'Agree and pay' }).click()
  await page.getByText('You paid $30.00. Your entry is confirmed.').waitFor()
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
  await page.getByRole('button', { name: 'Show ticket' }).click()
  const ticket = page.getByRole('dialog', { name: event.title })
  await ticket.getByRole('img', { name: /Ticket with the code/ }).waitFor()
  await ticket.getByRole('button', { name: 'Close' }).last().click()
  await chooseMore(page, 'Withdraw')
  const asked = page.getByRole('dialog', { name: `Withdraw from ${event.title}?` })
  await asked.getByText('$30.00 of the $30.00 you paid is refunded to your PayPal account.').waitFor()
  await asked.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('Withdrawn', { exact: true }).waitFor()
  await controlOf(url).settle()
  await page.reload()
  await page.getByText('You paid $30.00, and $30.00 was refunded.').waitFor()
})
