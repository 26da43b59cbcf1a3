import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { conversations, messages } from '#core/market/conversations/conversations.ts'
import { memberBlocks } from '#core/market/member-blocks/member-blocks.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { acceptOffer, getConversation, listConversations } from '#shared/market/conversations/contract.ts'
import { blockMember } from '#shared/market/member-blocks/contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { begin, type ConversationId, offer, read, settledMember, write } from '#test/support/conversations.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { putItem } from '#test/support/market-items.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const stored = (id: ConversationId) => conversations.get({ id }, { consistent: true })
const erase = async (userId: string) => eraseAccount(userId, await control.now())
const block = (client: Awaited<ReturnType<typeof settledMember>>['client'], userId: string) =>
  client.call(blockMember, { params: { memberId: userId as Parameters<typeof putItem>[0] as never } })

/** One who buys and sells, with the two whom they write with, and with blocks in both directions. */
async function entangled() {
  const before = await control.position()
  const [leaver, seller, buyer] = await Promise.all([
    completeMember(url),
    settledMember(url),
    settledMember(url),
  ])
  const userId = userIdOf(leaver.client)
  const [wanted, own] = await Promise.all([putItem(seller.userId), putItem(userId)])
  const bought = await begin(leaver.client, wanted, 'The words of the one who leaves')
  expectSuccess(await write(seller.client, bought, 'The words of the seller'))
  expectSuccess(await offer(leaver.client, wanted, 12_000))
  const sold = await begin(buyer.client, own, 'The words of the buyer')
  expectSuccess(await write(leaver.client, sold, 'An answer of the one who leaves'))
  return { before, leaver, userId, seller, buyer, wanted, bought, sold }
}

test('who leaves becomes a former member, and the other side keeps the thread with its messages', async () => {
  const { before, userId, seller, buyer, bought, sold } = await entangled()
  expectSuccess(await block(buyer.client, userId))
  const by = { by: userId, of: seller.userId, at: '2026-01-01T00:00:00.000Z', version: 1 } as never
  await commit(memberBlocks.put(by, { absent: true }))
  await control.settle()
  for (let run = 0; run < 2; run++) await erase(userId)
  await control.settle()
  const kept = await read(seller.client, bought)
  expect(kept.thread).toMatchObject({
    other: { name: 'Former member', isGone: true },
    offer: { status: 'withdrawn' },
  })
  expect(kept.messages.items.map(({ text }) => text)).toEqual([
    '',
    'The words of the seller',
    'The words of the one who leaves',
  ])
  const [line] = (await buyer.client.call(listConversations, { query: {} })).body.items
  expect(line).toMatchObject({ conversationId: sold, other: { name: 'Former member', isGone: true } })
  expectProblem(await write(buyer.client, sold, 'Are you there?'), 409, 'member_gone')
  const left = itemsWith(userId, await control.writtenSince(before)).filter(({ ttl }) => !ttl)
  const ours = ['conversation', 'market-message', 'inbox-line', 'member-block']
  expect(left.filter(({ entity }) => ours.includes(String(entity)))).toEqual([])
})

test('an offer of someone who left can no longer be accepted', async () => {
  const { userId, seller, bought } = await entangled()
  const { offer: open } = (await read(seller.client, bought)).thread
  await erase(userId)
  const body = { messageId: open?.messageId as NonNullable<typeof open>['messageId'] }
  const answer = await seller.client.call(acceptOffer, { params: { conversationId: bought }, body })
  expectProblem(answer, 409, 'offer_gone')
})

test('once both have left nothing of their conversation is kept', async () => {
  const [one, two] = await Promise.all([completeMember(url), completeMember(url)])
  const [sellerId, buyerId] = [userIdOf(one.client), userIdOf(two.client)]
  const conversationId = await begin(two.client, await putItem(sellerId), 'Is it still there?')
  await control.settle()
  await erase(sellerId)
  expect(await stored(conversationId)).toMatchObject({ buyerId })
  await erase(buyerId)
  expect(await stored(conversationId)).toBeUndefined()
  const { pk } = messages.key({ conversationId, id: '' })
  expect((await messages.list({ pk, limit: 10, consistent: true })).items).toEqual([])
})

test('a member’s copy of their data has their own words, and what the threads are about', async () => {
  const { leaver, userId, seller, wanted, bought } = await entangled()
  expectSuccess(await block(leaver.client, seller.userId))
  expectSuccess(await block(seller.client, userId))
  await control.settle()
  const user = await users.get({ id: userId })
  if (!user) throw new Error('there is no profile')
  const files = await collectData(user, await control.now())
  const read = (kind: string) => JSON.parse(new TextDecoder().decode(files[`data/${kind}.json`]))
  expect(read('conversation')).toHaveLength(2)
  expect(read('conversation')).toContainEqual(
    expect.objectContaining({ id: bought, itemTitle: wanted.title, side: 'buyer' }),
  )
  const texts = read('market-message').map(({ text }: { text: string }) => text)
  expect(texts.toSorted()).toEqual(['', 'An answer of the one who leaves', 'The words of the one who leaves'])
  const everything = Object.values(files).map((file) => new TextDecoder().decode(file))
  expect(everything.join('\n')).not.toMatch(/The words of the (seller|buyer)/)
  expect(read('member-block')).toMatchObject([{ by: userId, of: seller.userId }])
})

test('a conversation of someone who is gone is as it was for a stranger', async () => {
  const { userId, bought } = await entangled()
  await erase(userId)
  const { client } = await settledMember(url)
  const answer = await client.call(getConversation, { params: { conversationId: bought }, query: {} })
  expectProblem(answer, 404, 'conversation_not_found')
})
