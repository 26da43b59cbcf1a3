import type { ItemId } from '#shared/market/market-items/named-item.ts'
import type { Client } from '#test/support/client.ts'
import { putItem } from '#test/support/market-items.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const unknown = unknownId('itm') as ItemId

const someone = async () => {
  const person = aPerson({ isPublicProfile: true })
  await putPeople([person])
  return person.id
}

const params = async (caller?: Client) => ({
  params: { itemId: caller ? (await putItem(await someone())).id : unknown },
})

export const fixture = {
  saveItem: {
    sample: params,
    foreign: async ({ id }) => ({
      input: { params: { itemId: (await putItem(id, { status: 'closed' })).id } },
      code: 'item_not_found',
    }),
  },
  unsaveItem: {
    sample: params,
    foreign: async () => ({ input: { params: { itemId: unknown } }, code: 'item_not_found' }),
  },
  listFavorites: () => ({ query: {} }),
} satisfies NounFixture<'favorites'>
