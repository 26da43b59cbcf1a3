import type { ItemId } from '#shared/market/market-items/named-item.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { png } from '#test/support/images.ts'
import { itemFields, putDraft, putItem } from '#test/support/market-items.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'
import { uploadFile } from '#test/support/upload.ts'

const unknown = { itemId: unknownId('itm') as ItemId }
const code = 'item_not_found'

type Put = (sellerId: string) => Promise<{ id: ItemId }>

const draft: Put = (sellerId) => putDraft(sellerId)
const pending: Put = (sellerId) => putDraft(sellerId, { status: 'pending' })
const forSale: Put = (sellerId) => putItem(sellerId)
/** One that can be renewed. */
const ending: Put = (sellerId) =>
  putItem(sellerId, { expiresAt: addTime(new Date().toISOString(), { days: 2 }) })
const removed: Put = (sellerId) =>
  putItem(sellerId, { status: 'removed', formerStatus: 'active', reason: 'A sample.' })

const of = async (sellerId: string, put: Put) => ({ itemId: (await put(sellerId)).id })
/** An item of the caller. */
const own = (caller: Client | undefined, put: Put) => (caller ? of(userIdOf(caller), put) : unknown)

async function someone() {
  const person = aPerson({ isPublicProfile: true })
  await putPeople([person])
  return person.id
}
/** One of someone else. */
const any = async (caller: Client | undefined, put: Put) => (caller ? of(await someone(), put) : unknown)

const uploaded = async (caller: Client | undefined) =>
  caller ? uploadFile(caller, png(4, 4), 'image/png', 'item-picture') : unknownId('upl')

const seen = { version: 1 }
const decided = { reason: 'A sample.', version: 1 }

/** A step of a seller with their item. */
const step = (put: Put) => ({
  sample: async (caller?: Client) => ({ params: await own(caller, put), body: seen }),
  caller: 'new' as const,
  foreign: async ({ id }: { id: string }) => ({ input: { params: await of(id, put), body: seen }, code }),
})

/** A business that waits for its approval drafts, and sells nothing. */
const waits = (standing: { approved: boolean } | undefined) =>
  standing?.approved === false ? ([403, 'account_pending'] as const) : undefined

const arranged = { pictures: [], version: 1 }

export const fixture = {
  listItems: () => ({ query: { state: 'AZ', category: 'wiring' } }),
  listItemCategories: () => ({ query: { state: 'AZ' } }),
  getItem: async (caller) => ({ params: await any(caller, forSale) }),
  listItemsOfSeller: async (caller) => ({ params: { userId: caller ? await someone() : unknownAccount } }),
  listMyItems: () => ({}),
  getOwnItem: {
    sample: async (caller) => ({ params: await own(caller, draft) }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await of(id, draft) }, code }),
  },
  getPriceHelp: () => ({ query: { category: 'wiring' } }),
  createItem: { sample: () => ({ body: itemFields() }), caller: 'new' },
  updateItem: {
    sample: async (caller) => ({ params: await own(caller, draft), body: { ...itemFields(), version: 1 } }),
    caller: 'shared',
    foreign: async ({ id }) => ({
      input: { params: await of(id, draft), body: { ...itemFields(), version: 1 } },
      code,
    }),
  },
  publishItem: { ...step(draft), idle: waits },
  withdrawItem: step(pending),
  renewItem: { ...step(ending), idle: waits },
  closeItem: step(forSale),
  sellItemElsewhere: step(forSale),
  deleteItem: {
    sample: async (caller) => ({ params: await own(caller, draft) }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await of(id, draft) }, code }),
  },
  addItemPicture: {
    sample: async (caller) => ({
      params: await own(caller, draft),
      body: { uploadId: await uploaded(caller), alt: 'The front' },
    }),
    caller: 'shared',
    foreign: async ({ id }) => ({
      input: { params: await of(id, draft), body: { uploadId: unknownId('upl'), alt: 'The front' } },
      code,
    }),
  },
  arrangeItemPictures: {
    sample: async (caller) => ({ params: await own(caller, draft), body: arranged }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await of(id, draft), body: arranged }, code }),
  },
  listAllItems: () => ({ query: { status: 'active' } }),
  decideItem: async (caller) => ({
    params: await any(caller, pending),
    body: { ...decided, approves: true },
  }),
  removeItem: async (caller) => ({ params: await any(caller, forSale), body: decided }),
  restoreItem: async (caller) => ({ params: await any(caller, removed), body: decided }),
} satisfies NounFixture<'marketItems'>
