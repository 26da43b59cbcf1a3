import type { ItemId } from '#shared/market/market-items/named-item.ts'
import type { Sale } from '#shared/market/sales/sale.ts'
import type { Client } from '#test/support/client.ts'
import { putItem } from '#test/support/market-items.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { putConfirmed, putFeedback, putSale, putThread } from '#test/support/sales.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const nothing = { itemId: unknownId('itm') as ItemId }

const someone = async (): Promise<Sale['buyerId']> => {
  const person = aPerson({ isPublicProfile: true })
  await putPeople([person])
  return person.id
}

/** An item of a seller, and someone who has written about it. */
async function writtenAbout(sellerId: string) {
  const [item, buyerId] = await Promise.all([putItem(sellerId), someone()])
  await putThread(item, buyerId)
  return { params: { itemId: item.id }, buyerId }
}

const own = (caller: Client | undefined) =>
  caller ? writtenAbout(userIdOf(caller)) : { params: nothing, buyerId: unknownAccount as Sale['buyerId'] }

const held = async (sellerId: string, buyerId: Sale['buyerId']) => ({
  params: {
    itemId: (
      await putItem(sellerId, {
        reservation: { buyerId, until: '2099-01-01T00:00:00.000Z', priceCents: 25_000 },
      })
    ).id,
  },
})

const sold = async (sellerId: string) => {
  const at = new Date().toISOString()
  const { id } = await putItem(sellerId, { status: 'sold_elsewhere', statusSince: at })
  return { params: { itemId: id }, body: { version: 1 } }
}

/** A sale of someone to the caller. */
const bought = async (buyerId: string | undefined, put = putSale) => ({
  params: { saleId: buyerId ? (await put(await someone(), buyerId)).id : unknownId('sal') },
})

const answered = {
  sample: async (caller?: Client) => bought(caller && userIdOf(caller)),
  foreign: async ({ id }: { id: string }) => ({ input: await bought(id), code: 'sale_not_found' }),
}

/** Feedback about a member. */
const about = async (userId: string | undefined) => {
  const sale = userId && (await putConfirmed(userId, await someone()))
  return {
    params: { feedbackId: sale ? (await putFeedback(sale, sale.buyerId)).id : unknownId('fbk') },
    body: { text: 'Thank you.' },
  }
}

const code = 'item_not_found'
const price = { priceCents: 20_000, version: 1 }
const stars = { body: { stars: 5, text: 'As described.' } }

export const fixture = {
  reserveItem: {
    sample: async (caller) => ({
      params: caller ? { itemId: (await putItem(await someone(), { instantReserve: true })).id } : nothing,
    }),
    caller: 'new',
    idle: (standing) => (standing?.approved === false ? [403, 'account_pending'] : undefined),
    foreign: async ({ id }) => ({
      input: { params: { itemId: (await putItem(id, { status: 'closed' })).id } },
      code,
    }),
  },
  holdItem: {
    sample: async (caller) => {
      const { params, buyerId } = await own(caller)
      return { params, body: { buyerId, ...price } }
    },
    caller: 'new',
    foreign: async ({ id }) => {
      const { params, buyerId } = await writtenAbout(id)
      return { input: { params, body: { buyerId, ...price } }, code }
    },
  },
  releaseItem: {
    sample: async (caller) => (caller ? held(userIdOf(caller), await someone()) : { params: nothing }),
    caller: 'new',
    foreign: async ({ id }) => ({
      input: { params: { itemId: (await putItem(id, { status: 'closed' })).id } },
      code,
    }),
  },
  listItemBuyers: {
    sample: async (caller) => ({ params: (await own(caller)).params }),
    foreign: async ({ id }) => ({ input: { params: (await writtenAbout(id)).params }, code }),
  },
  sellItemHere: {
    sample: async (caller) => {
      const { params, buyerId } = await own(caller)
      return { params, body: { buyerId, ...price } }
    },
    caller: 'new',
    foreign: async ({ id }) => {
      const { params, buyerId } = await writtenAbout(id)
      return { input: { params, body: { buyerId, ...price } }, code }
    },
  },
  undoItemSale: {
    sample: (caller) => (caller ? sold(userIdOf(caller)) : { params: nothing, body: { version: 1 } }),
    caller: 'new',
    foreign: async ({ id }) => ({ input: await sold(id), code }),
  },
  listMySales: () => ({ query: { side: 'seller' } }),
  confirmSale: answered,
  declineSale: answered,
  giveFeedback: {
    sample: async (caller) => ({ ...(await bought(caller && userIdOf(caller), putConfirmed)), ...stars }),
    foreign: async ({ id }) => ({
      input: { ...(await bought(id, putConfirmed)), ...stars },
      code: 'sale_not_found',
    }),
  },
  listFeedback: async (caller) => ({ params: { userId: caller ? await someone() : unknownAccount } }),
  replyToFeedback: {
    sample: (caller) => about(caller && userIdOf(caller)),
    foreign: async ({ id }) => ({ input: await about(id), code: 'feedback_not_found' }),
  },
} satisfies NounFixture<'sales'>
