import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { startConversation } from '#shared/market/conversations/contract.ts'
import { conversationPath, reportedConversationId } from '#shared/market/conversations/named-conversation.ts'
import { safetyLine, suspectLine } from '#shared/market/conversations/safety-line.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { fileReport } from '#shared/platform/reports/contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { begin, write } from '#test/support/conversations.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { isOnTop } from '#test/support/is-on-top.ts'
import { keepToasts } from '#test/support/keep-toasts.ts'
import { putItem } from '#test/support/market-items.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

/** A file that every page may show. */
const pictures = [{ id: 'picture-0', src: '/og.png', alt: 'The front', width: 1200, height: 630 }]

async function aMember(name: string) {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { name, isPublicProfile: true })
  return { client, userId, open: (width?: number) => visit({ as: email, ...(width && { width }) }) }
}

const anItem = (sellerId: string) => putItem(sellerId, { pictures, title: 'Two 12-inch woofers' })

const thread = (page: Page, name: string) => page.getByRole('region', { name: `Conversation with ${name}` })

async function say(page: Page, text: string) {
  await page.getByLabel('Message', { exact: true }).fill(text)
  await page.getByLabel('Message', { exact: true }).press('Control+Enter')
}

test('a buyer writes on the page of an item, and the two settle on a price without a reload', async () => {
  const [seller, buyer] = await Promise.all([aMember('Sally Seller'), aMember('Ben Buyer')])
  const item = await anItem(seller.userId)
  const { page: selling } = await seller.open()
  await selling.goto('/marketplace/messages')
  await selling.getByText('No messages yet.').waitFor()
  await expectAccessible(selling, 'an empty inbox')

  const { page: buying } = await buyer.open(390)
  await buying.goto(itemPath(item.id))
  await buying.getByText(safetyLine).waitFor()
  await buying.getByLabel('Your message').fill('Are both of them working?')
  await buying.locator('#message').getByRole('button', { name: 'Send' }).click()
  await buying.getByRole('link', { name: 'Open your conversation' }).click()
  await thread(buying, 'Sally Seller').getByText('Are both of them working?').waitFor()
  await expectAccessible(buying, 'a conversation on a phone')

  const line = selling.getByRole('listitem').filter({ hasText: 'Are both of them working?' })
  await line.getByText('1 unread').waitFor()
  await line.getByRole('link').click()
  const talk = thread(selling, 'Ben Buyer')
  await talk.getByText('Are both of them working?').waitFor()
  await line.getByText('1 unread').waitFor({ state: 'detached' })
  await say(selling, 'Yes, since spring.')
  await thread(buying, 'Sally Seller').getByText('Yes, since spring.').waitFor()

  await buying.getByRole('button', { name: 'Make an offer' }).click()
  const form = buying.getByRole('dialog')
  await form.getByLabel('Your offer, $').fill('0.50')
  await form.getByRole('button', { name: 'Send offer' }).click()
  await form.getByText('Offer at least $1.00').waitFor()
  await form.getByLabel('Your offer, $').fill('200')
  await form.getByRole('button', { name: 'Send offer' }).click()
  await form.waitFor({ state: 'detached' })
  await talk.getByText('Offer: $200.00').waitFor()
  await expectAccessible(selling, 'an offer')
  await talk.getByRole('button', { name: 'Accept' }).click()
  await selling.getByRole('button', { name: 'Accept offer' }).click()
  await talk.getByText('Accepted', { exact: true }).waitFor()
  await talk.getByText(/Reserved for Ben Buyer until/).waitFor()
  await thread(buying, 'Sally Seller')
    .getByText(/accepted the offer of \$200\.00\. Reserved until/)
    .waitFor()
  await thread(buying, 'Sally Seller')
    .getByText(/Reserved for you until/)
    .waitFor()
})

test('an offer is replaced by the next one, declined, and withdrawn, and both read how each ended', async () => {
  const [seller, buyer] = await Promise.all([aMember('Della Decline'), aMember('Walter Withdraw')])
  const conversationId = await begin(buyer.client, await anItem(seller.userId))
  const { page: selling } = await seller.open()
  const { page: buying } = await buyer.open(390)
  for (const page of [selling, buying]) await page.goto(conversationPath(conversationId))
  const talks = [thread(selling, 'Walter Withdraw'), thread(buying, 'Della Decline')] as const
  const [sold, bought] = talks
  const offerOf = (talk: typeof sold, price: string) =>
    talk.getByRole('listitem').filter({ hasText: `Offer: ${price}` })
  const offer = async (dollars: string) => {
    await buying.getByRole('button', { name: 'Make an offer' }).click()
    const form = buying.getByRole('dialog')
    await form.getByLabel('Your offer, $').fill(dollars)
    await form.getByRole('button', { name: 'Send offer' }).click()
    await form.waitFor({ state: 'detached' })
    for (const talk of talks)
      await offerOf(talk, `$${dollars}.00`).getByText('Open', { exact: true }).waitFor()
  }
  await offer('150')
  await offer('180')
  for (const talk of talks) await offerOf(talk, '$150.00').getByText('Replaced by a newer offer').waitFor()
  await expect.poll(() => sold.getByRole('button', { name: 'Decline' }).count()).toBe(1)
  await offerOf(sold, '$180.00').getByRole('button', { name: 'Decline' }).click()
  await selling.getByRole('dialog').getByText('Walter Withdraw can make another offer.').waitFor()
  await selling.getByRole('button', { name: 'Decline offer' }).click()
  for (const talk of talks) await offerOf(talk, '$180.00').getByText('Declined', { exact: true }).waitFor()
  await bought.getByText('Della Decline declined the offer of $180.00.').waitFor()
  await offer('200')
  await offerOf(bought, '$200.00').getByRole('button', { name: 'Withdraw' }).click()
  await buying.getByRole('button', { name: 'Withdraw offer' }).click()
  for (const talk of talks) await offerOf(talk, '$200.00').getByText('Withdrawn', { exact: true }).waitFor()
  await sold.getByText('Walter Withdraw withdrew the offer of $200.00.').waitFor()
  await expect.poll(() => sold.getByRole('button', { name: /^(Accept|Decline)$/ }).count()).toBe(0)
  await expectAccessible(buying, 'offers that have ended')
})

test('older messages come above without moving what is read, also when the other one has left', async () => {
  const [seller, buyer] = await Promise.all([aMember('Stan Stays'), aMember('Lena Leaves')])
  const conversationId = await begin(buyer.client, await anItem(seller.userId), 'The very first')
  for (let at = 1; at <= 55; at++)
    expectSuccess(await write((at % 2 ? seller : buyer).client, conversationId, `Message ${at}.`))
  const { page } = await seller.open(390)
  await page.goto(conversationPath(conversationId))
  const talk = thread(page, 'Lena Leaves')
  await talk.getByText('Message 55.').waitFor()
  await expect.poll(() => talk.getByText('The very first').count()).toBe(0)
  const older = talk.getByRole('button', { name: 'Older messages' })
  await older.scrollIntoViewIfNeeded()
  const seen = talk.getByText('Message 6.', { exact: true })
  const { y } = (await seen.boundingBox()) ?? { y: 0 }
  await older.click()
  await talk.getByText('The very first').waitFor({ state: 'attached' })
  await expect.poll(async () => Math.abs(((await seen.boundingBox())?.y ?? 0) - y)).toBeLessThan(2)
  await expect.poll(() => talk.getByText(/^Message \d+\.$/).count()).toBe(55)
  await expectAccessible(page, 'a long conversation')

  await eraseAccount(buyer.userId, await control.now())
  await control.settle()
  await page.reload()
  const left = thread(page, 'Former member')
  await left
    .getByText('This member has left. You can read the conversation, but you can no longer reply.')
    .waitFor()
  await left.getByText('Message 54.').waitFor()
  await expect.poll(() => page.getByLabel('Message', { exact: true }).count()).toBe(0)
  await expect.poll(() => left.getByRole('link', { name: /Lena|Former/ }).count()).toBe(0)
  await left.getByRole('button', { name: 'Older messages' }).click()
  await left.getByText('The very first').waitFor({ state: 'attached' })
  await expectAccessible(page, 'a conversation with a former member')
  await page.getByRole('link', { name: /Former member/ }).waitFor()
  await expect.poll(() => page.getByText('Lena Leaves').count()).toBe(0)
})

test('the menu of a member counts what is unread, as it comes and as it is read', async () => {
  const [seller, buyer] = await Promise.all([aMember('Mia Menu'), aMember('Carl Caller')])
  const items = await Promise.all([anItem(seller.userId), anItem(seller.userId)])
  const ask = (at: number) =>
    buyer.client.call(startConversation, {
      params: { itemId: items[at]?.id as Item['id'] },
      body: { text: `Is number ${at} still there?` },
    })
  const { page } = await seller.open()
  await page.goto('/my-listings?tab=marketplace')
  const account = page.getByRole('button', { name: /’s account/ })
  const messages = page.getByRole('menuitem', { name: /^Messages/ })
  await account.click()
  await messages.waitFor()
  await expect.poll(() => messages.textContent()).toBe('Messages')
  await ask(0)
  await messages.getByText('1 unread').waitFor()
  await ask(1)
  await messages.getByText('2 unread').waitFor()
  await expectAccessible(page, 'the count in the menu')
  await messages.press('Enter')

  // The list of own items has read the inbox, too.
  await page.getByRole('link', { name: /Is number 1 still there/ }).click()
  await thread(page, 'Carl Caller').getByText('Is number 1 still there?').waitFor()
  await account.click()
  await messages.getByText('1 unread').waitFor()
  await page.keyboard.press('Escape')

  const { page: phone } = await seller.open(390)
  await phone.goto('/marketplace')
  await phone.locator('.mobile-menu summary').click()
  await phone.getByRole('navigation', { name: 'Menu' }).getByText('1 unread').waitFor()
})

test('nothing on the screen moves by itself when a message comes, and the field keeps what is typed', async () => {
  const [seller, buyer] = await Promise.all([aMember('Stella Still'), aMember('Bob Busy')])
  const item = await anItem(seller.userId)
  const params = { itemId: item.id }
  const begun = await buyer.client.call(startConversation, { params, body: { text: 'Number 0' } })
  for (const number of Array.from({ length: 20 }, (_, at) => at + 1))
    await buyer.client.call(startConversation, { params, body: { text: `Number ${number}` } })
  const { page } = await seller.open()
  await page.goto(conversationPath(begun.body.conversationId))
  const talk = thread(page, 'Bob Busy')
  await talk.getByText('Number 20', { exact: true }).waitFor()
  await page.getByLabel('Message', { exact: true }).fill('Half an answer')
  await control.settle()
  await page.evaluate(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
  await buyer.client.call(startConversation, { params, body: { text: 'Number 21' } })
  await talk.getByText('Number 21', { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => window.shifted)).toBeLessThan(0.01)
  await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe('Half an answer')
  // Someone who reads further up stays there, and sees that another one came.
  await talk.getByRole('log').evaluate(
    (box) =>
      new Promise((scrolled) => {
        box.addEventListener('scroll', scrolled, { once: true })
        box.scrollTop = 0
      }),
  )
  await buyer.client.call(startConversation, { params, body: { text: 'Number 22' } })
  await talk.getByRole('button', { name: 'New messages' }).click()
  await expect
    .poll(() => talk.getByRole('log').evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop))
    .toBeLessThan(60)
})

test('a blocked member sees nothing of it until they write, and reads the same sentence as the one who blocks', async () => {
  const [seller, buyer] = await Promise.all([aMember('Quinn Quiet'), aMember('Noel Noisy')])
  const item = await anItem(seller.userId)
  const begun = await buyer.client.call(startConversation, {
    params: { itemId: item.id },
    body: { text: 'Buy my gift cards instead?' },
  })
  const path = conversationPath(begun.body.conversationId)
  const { page: selling } = await seller.open()
  await selling.goto(path)
  await thread(selling, 'Noel Noisy').getByText(suspectLine).waitFor()
  await selling.getByRole('button', { name: 'More about the conversation with Noel Noisy' }).click()
  await selling.getByRole('menuitem', { name: 'Block' }).click()
  await selling.getByRole('button', { name: 'Block', exact: true }).click()
  await thread(selling, 'Noel Noisy').getByText('You have blocked Noel Noisy.').waitFor()

  const { page: buying, allow } = await buyer.open()
  allow(/status of 403/)
  await buying.goto(path)
  await say(buying, 'Hello?')
  await buying.getByText('You cannot message this member.').waitFor()
  await expect.poll(() => buying.getByLabel('Message', { exact: true }).inputValue()).toBe('Hello?')

  await selling.getByRole('button', { name: 'Blocked members' }).click()
  const list = selling.getByRole('dialog', { name: 'Blocked members' })
  await expectAccessible(selling, 'the list of blocked members')
  await keepToasts(selling)
  await list.getByRole('button', { name: 'Unblock Noel Noisy' }).click()
  await selling.getByRole('button', { name: 'Unblock', exact: true }).click()
  await list.getByText('You have not blocked anyone.').waitFor()
  await buying.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => buying.getByLabel('Message', { exact: true }).inputValue()).toBe('')
  await list.getByRole('button', { name: 'Close', exact: true }).click()
  await thread(selling, 'Noel Noisy').getByText('Hello?').waitFor()

  // By the keyboard: the notice of a moment ago may lie over the button.
  await selling.getByRole('button', { name: 'More about the conversation with Noel Noisy' }).press('Enter')
  const archive = selling.getByRole('menuitem', { name: 'Archive' })
  // It gives way to the menu.
  await expect.poll(() => isOnTop(archive)).toBe(true)
  await selling.getByText('Noel Noisy is unblocked').waitFor()
  await archive.click()
  await selling.getByText('No messages yet.').waitFor()
  await selling.getByRole('tab', { name: 'Archived' }).click()
  await selling.getByRole('link', { name: /Noel Noisy/ }).waitFor()
})

test('an administrator reads a reported conversation from its case', async () => {
  const [seller, buyer] = await Promise.all([aMember('Rhea Reporter'), aMember('Sam Shady')])
  const item = await anItem(seller.userId)
  const begun = await buyer.client.call(startConversation, {
    params: { itemId: item.id },
    body: { text: 'I send you a verification code first.' },
  })
  const { conversationId } = begun.body
  const filed = await seller.client.call(fileReport, {
    body: {
      subject: { type: 'conversation', id: reportedConversationId(conversationId, buyer.userId) },
      reason: 'scam',
      text: '',
    },
  })
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto(`/admin/cases?type=conversation&case=${filed.body.caseId}`)
  await page.getByRole('link', { name: 'Read the conversation' }).click()
  await page.getByText('I send you a verification code first.').waitFor()
  await page.getByText('Signs of fraud').waitFor()
  await expectAccessible(page, 'a reported conversation')
})
