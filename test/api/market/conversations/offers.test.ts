import { expect, test } from 'vitest'
import { acceptOffer, declineOffer, makeOffer } from '#shared/market/conversations/contract.ts'
import type { Client } from '#test/support/client.ts'
import {
  aThread,
  type ConversationId,
  offer,
  read,
  settledMember,
  twoMembers,
} from '#test/support/conversations.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putItem } from '#test/support/market-items.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const answerTo = async (
  contract: typeof acceptOffer | typeof declineOffer,
  client: Client,
  conversationId: ConversationId,
) => {
  const { thread } = await read(client, conversationId)
  const messageId = thread.offer?.messageId ?? unknownId('msg')
  return client.call(contract, { params: { conversationId }, body: { messageId } })
}

test('two offers accepted at once reserve the item for one of the two', async () => {
  const { seller, buyer, item } = await twoMembers(url)
  const rival = await settledMember(url)
  const offers = [await offer(buyer.client, item, 20_000), await offer(rival.client, item, 21_000)]
  for (const one of offers) expectSuccess(one)
  const answers = await Promise.all(
    offers.map(({ body }) => answerTo(acceptOffer, seller.client, body.conversationId)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = answers.findIndex(({ status }) => status === 409)
  expectProblem(answers[lost] as (typeof answers)[0], 409, 'item_reserved')
  const won = answers[1 - lost]
  expect(won?.body).toMatchObject({
    offer: { status: 'accepted' },
    item: { state: 'reserved', isHeldHere: true },
  })
  // The other one waits until it is free again, and does not read who holds it.
  const waiting = await read(
    [buyer, rival][lost]?.client as Client,
    offers[lost]?.body.conversationId as ConversationId,
  )
  expect(waiting.thread).toMatchObject({
    offer: { status: 'open' },
    item: { state: 'reserved', isHeldHere: false },
  })
  expect(waiting.thread.item?.reservation).toBeUndefined()
})

test('a later offer takes the place of an earlier one', async () => {
  const { seller, buyer, item } = await twoMembers(url)
  const { conversationId } = (await offer(buyer.client, item, 10_000)).body
  const first = (await read(seller.client, conversationId)).thread.offer?.messageId ?? unknownId('msg')
  expectSuccess(await offer(buyer.client, item, 12_000))
  const stale = await seller.client.call(acceptOffer, {
    params: { conversationId },
    body: { messageId: first },
  })
  expectProblem(stale, 409, 'offer_gone')
  const accepted = await answerTo(acceptOffer, seller.client, conversationId)
  expect(accepted.body).toMatchObject({ offer: { priceCents: 12_000, status: 'accepted' } })
  expectProblem(await answerTo(acceptOffer, seller.client, conversationId), 409, 'offer_gone')
})

test('a seller declines an offer, its buyer withdraws it, and neither does so twice', async () => {
  const { seller, buyer, item } = await twoMembers(url)
  const { conversationId } = (await offer(buyer.client, item, 10_000)).body
  expectProblem(await answerTo(acceptOffer, buyer.client, conversationId), 409, 'offer_gone')
  const declined = await answerTo(declineOffer, seller.client, conversationId)
  expect(declined.body.offer?.status).toBe('declined')
  expectProblem(await answerTo(declineOffer, buyer.client, conversationId), 409, 'offer_gone')
  expectSuccess(await offer(buyer.client, item, 11_000))
  const withdrawn = await answerTo(declineOffer, buyer.client, conversationId)
  expect(withdrawn.body.offer?.status).toBe('withdrawn')
  const { messages } = await read(buyer.client, conversationId)
  expect(messages.items.map(({ kind }) => kind)).toEqual(['withdrawn', 'offer', 'declined', 'offer'])
})

test('offers are made where the seller takes them, for a dollar or more', async () => {
  const { seller, buyer } = await twoMembers(url)
  const [fixed, free, gone] = await Promise.all([
    putItem(seller.userId, { priceKind: 'fixed' }),
    putItem(seller.userId, { priceKind: 'free', priceCents: 0 }),
    putItem(seller.userId, { expiresAt: '2026-01-02T00:00:00.000Z' }),
  ])
  expectProblem(await offer(buyer.client, fixed, 10_000), 409, 'no_offers')
  expectProblem(await offer(buyer.client, free, 10_000), 409, 'item_free')
  expectProblem(await offer(buyer.client, gone, 10_000), 404, 'item_not_found')
  expectProblem(await offer(buyer.client, fixed, 99), 400, 'validation_failed')
  expectProblem(await offer(seller.client, fixed, 10_000), 409, 'own_item')
})

test('nothing is held for a buyer who is suspended or leaves after the offer', async () => {
  const { seller, buyer, item } = await twoMembers(url)
  const { conversationId } = (await offer(buyer.client, item, 10_000)).body
  await changeUser(buyer.userId, { status: 'suspended' })
  expectProblem(await answerTo(acceptOffer, seller.client, conversationId), 422, 'buyer_unknown')
  await changeUser(buyer.userId, { status: 'active', deletionDueAt: '2027-01-01T00:00:00.000Z' })
  expectProblem(await answerTo(acceptOffer, seller.client, conversationId), 409, 'member_gone')
})

test('an offer with words reads as both, and its words keep to the limits', async () => {
  const { seller, buyer, item, conversationId } = await aThread(url)
  const body = { priceCents: 15_000, text: 'I can pick it up today.' }
  expectSuccess(await buyer.client.call(makeOffer, { params: { itemId: item.id }, body }))
  const [last] = (await read(seller.client, conversationId)).messages.items
  expect(last).toMatchObject({ kind: 'offer', ...body })
})
