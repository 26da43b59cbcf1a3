import { expect, test } from 'vitest'
import {
  acceptOffer,
  getConversation,
  listConversations,
  makeOffer,
  startConversation,
} from '#shared/market/conversations/contract.ts'
import { decideItem, listAllItems } from '#shared/market/market-items/admin-contract.ts'
import { getItem, listItems } from '#shared/market/market-items/contract.ts'
import { addItemPicture, createItem, publishItem } from '#shared/market/market-items/own-contract.ts'
import { confirmSale, giveFeedback, listMySales, sellItemHere } from '#shared/market/sales/contract.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { png } from '#test/support/images.ts'
import { itemFields } from '#test/support/market-items.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')
const visitor = new Client(url)

test('an item goes from a draft to a sale with feedback of both sides', async () => {
  const [seller, buyer] = await Promise.all([feedMember(url), feedMember(url)])
  const drafted = (await seller.client.call(createItem, { body: itemFields() })).body
  const params = { itemId: drafted.item.id }
  const uploadId = await uploadFile(seller.client, png(800, 600), 'image/png', 'item-picture')
  const pictured = await seller.client.call(addItemPicture, { params, body: { uploadId, alt: 'The front' } })
  const { version } = pictured.body.item
  const sent = await seller.client.call(publishItem, { params, body: { version } })
  expect(sent.body.item.status).toBe('pending')
  expect((await visitor.call(getItem, { params })).status).toBe(404)
  await expect
    .poll(async () => {
      const { items } = (await admin.call(listAllItems, { query: { limit: 100 } })).body
      return items.some(({ id }) => id === params.itemId)
    })
    .toBe(true)
  const decided = await admin.call(decideItem, {
    params,
    body: { approves: true, reason: '', version: sent.body.item.version },
  })
  expect(decided.body.status).toBe('active')
  await expect
    .poll(async () => {
      const { items } = (await visitor.call(listItems, { query: { near: '85004', miles: 10, limit: 100 } }))
        .body
      return items.find(({ id }) => id === params.itemId)?.priceCents
    })
    .toBe(25_000)
  const offered = await buyer.client.call(makeOffer, { params, body: { priceCents: 20_000 } })
  const conversation = { conversationId: offered.body.conversationId }
  expect((await seller.client.call(listConversations, {})).body.unread).toBe(1)
  const { thread } = (await seller.client.call(getConversation, { params: conversation, query: {} })).body
  const accepted = await seller.client.call(acceptOffer, {
    params: conversation,
    body: { messageId: thread.offer?.messageId as NonNullable<typeof thread.offer>['messageId'] },
  })
  expect(accepted.body.item).toMatchObject({ state: 'reserved', isHeldHere: true })
  const again = await buyer.client.call(startConversation, { params, body: { text: 'When can I come?' } })
  expect(again.body.conversationId).toBe(conversation.conversationId)
  const sold = await seller.client.call(sellItemHere, {
    params,
    body: {
      buyerId: buyer.userId as typeof drafted.item.sellerId,
      priceCents: 20_000,
      version: accepted.body.item?.version as number,
    },
  })
  expect(sold.body).toMatchObject({ item: { status: 'sold_here' }, saleStatus: 'awaiting' })
  const saleId = sold.body.item.saleId as NonNullable<typeof sold.body.item.saleId>
  await buyer.client.call(confirmSale, { params: { saleId } })
  await buyer.client.call(giveFeedback, { params: { saleId }, body: { stars: 5, text: 'As described.' } })
  const last = await seller.client.call(giveFeedback, { params: { saleId }, body: { stars: 4, text: '' } })
  expect(last.body).toMatchObject({ given: { status: 'shown' }, received: { stars: 5 } })
  await expect
    .poll(
      async () =>
        (await buyer.client.call(listMySales, { query: { side: 'buyer' } })).body.items[0]?.received,
    )
    .toMatchObject({ stars: 4 })
})
