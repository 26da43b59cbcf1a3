import { test } from 'vitest'
import { reserveItem, sellItemHere } from '#shared/market/sales/contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { atItem, putItem } from '#test/support/market-items.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { putSale, versionOfItem } from '#test/support/sales.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { visit } = inBrowser()
const { url } = sharedCloud()
const control = controlOf(url)

async function member(name: string, width: number) {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { name, isPublicProfile: true, createdAt: '2026-01-01T00:00:00.000Z' })
  return {
    client,
    userId: userId as Awaited<ReturnType<typeof putSale>>['buyerId'],
    ...(await visit({ as: email, width })),
  }
}

test('a buyer confirms on a phone what they reserved, and both give feedback', async () => {
  const [seller, buyer] = [await member('Sally Seller', 1440), await member('Ben Buyer', 390)]
  const item = await putItem(seller.userId, { title: 'Two tens in a sealed box', instantReserve: true })
  expectSuccess(await buyer.client.call(reserveItem, atItem(item.id)))
  expectSuccess(
    await seller.client.call(sellItemHere, {
      ...atItem(item.id),
      body: { buyerId: buyer.userId, priceCents: 24_000, version: await versionOfItem(item.id) },
    }),
  )
  await control.settle()
  const { page } = buyer
  await page.goto('/marketplace/sales')
  const row = page.getByRole('listitem').filter({ hasText: item.title })
  await row.getByText('From Sally Seller').waitFor()
  await row.getByText('$240.00', { exact: true }).waitFor()
  await expectAccessible(page, 'a purchase to confirm')
  await row.getByRole('button', { name: 'Confirm purchase' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm purchase' }).click()
  await page.getByText('Purchase confirmed', { exact: true }).waitFor()
  await row.getByRole('button', { name: 'Give feedback' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Give feedback' }).click()
  await form.getByText('Choose 1 to 5 stars').waitFor()
  await form.getByLabel('Good').check()
  await form.getByLabel('What went well, or not').fill('As described, and well packed.')
  await expectAccessible(page, 'the form of feedback')
  await form.getByRole('button', { name: 'Give feedback' }).click()
  await row.getByText(/^Sealed until both of you have written, or until /).waitFor()

  await control.settle()
  await seller.page.goto('/marketplace/sales?tab=sold')
  const sold = seller.page.getByRole('listitem').filter({ hasText: item.title })
  await sold.getByRole('button', { name: 'Give feedback about Ben Buyer' }).click()
  const other = seller.page.getByRole('dialog')
  await other.getByLabel('Excellent').check()
  await other.getByRole('button', { name: 'Give feedback' }).click()
  await sold.getByText('As described, and well packed.').waitFor()
  await sold.getByRole('button', { name: 'Reply to the feedback from Ben Buyer' }).click()
  await seller.page.getByRole('textbox', { name: 'Reply' }).fill('Thank you, Ben.')
  await seller.page.getByRole('button', { name: 'Publish reply' }).click()
  await sold.getByText('Thank you, Ben.').waitFor()
  await expectAccessible(seller.page, 'a sale with feedback of both')
})

test('a buyer who did not buy it says so, and a list without sales says what will stand there', async () => {
  const buyer = await member('Nell Never', 390)
  const seller = aPerson({ isPublicProfile: true, name: 'Walt Wrong' })
  await putPeople([seller])
  const { page } = buyer
  await page.goto('/marketplace/sales?tab=sold')
  await page.getByText('You have not sold anything to a member yet.').waitFor()
  await page.getByRole('tab', { name: 'Bought' }).click()
  await page.getByText('You have not bought anything yet.').waitFor()
  await expectAccessible(page, 'no purchases')
  await putSale(seller.id, buyer.userId)
  await page.goto('/marketplace/sales')
  await page.getByRole('button', { name: 'I did not buy this' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'I did not buy this' }).click()
  await page.getByText('You said that you did not buy this.').waitFor()
})
