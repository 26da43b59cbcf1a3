import { encodesPictures } from '#lib/encodes-pictures.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

const read = { table: ['get', 'query', 'batchGet'] } as const
/** A step of a seller, on the version that they see. */
const step = { table: ['get', 'query', 'batchGet', 'put', 'check'] } as const
/** A decision of an administrator, of which sellers are told. */
const decision = { table: ['get', 'query', 'batchGet', 'put', 'update'], env: ['SITE_URL'] } as const

export const marketItems = {
  routes: {
    listItems: read,
    listItemCategories: { table: ['query'] },
    getItem: read,
    listItemsOfSeller: { table: ['get', 'query'] },
    listMyItems: read,
    getOwnItem: read,
    getPriceHelp: { table: ['query'] },
    createItem: step,
    updateItem: step,
    publishItem: step,
    withdrawItem: step,
    renewItem: step,
    closeItem: step,
    sellItemElsewhere: step,
    deleteItem: { table: ['get', 'put', 'delete'] },
    addItemPicture: { table: ['get', 'query', 'batchGet', 'put', 'delete', 'check'], ...encodesPictures },
    arrangeItemPictures: step,
    listAllItems: read,
    decideItem: decision,
    removeItem: decision,
    restoreItem: decision,
  },
  consumers: {
    notifyOfItemReservation: {
      entry: 'events/market/item-reserved/notify.ts',
      on: { fact: 'item.reserved' },
      table: ['get', 'batchGet', 'put', 'update'],
    },
    notifyOfItemRelease: {
      entry: 'events/market/item-released/notify.ts',
      on: { fact: 'item.released' },
      table: ['get', 'batchGet', 'put', 'update'],
    },
    deleteDroppedItemPictures: {
      entry: 'events/market/item-pictures-dropped/delete-files.ts',
      on: { fact: 'item.pictures_dropped' },
      media: ['deletePublic'],
      env: ['MEDIA_BUCKET'],
    },
    followSuspendedSeller: {
      entry: 'events/platform/account-suspended/follow-seller.ts',
      on: { fact: 'account.suspended' },
      table: ['get', 'query', 'batchGet', 'put', 'check'],
    },
    followReactivatedSeller: {
      entry: 'events/platform/account-reactivated/follow-seller.ts',
      on: { fact: 'account.reactivated' },
      table: ['get', 'query', 'batchGet', 'put', 'check'],
    },
    followChangedSeller: {
      entry: 'events/platform/account-changed/follow-seller.ts',
      on: { fact: 'account.changed' },
      table: ['get', 'query', 'batchGet', 'put', 'check'],
    },
  },
  jobs: {
    follow_item_dates: {
      schedule: 'rate(10 minutes)',
      table: ['get', 'query', 'batchGet', 'put', 'update'],
      timeoutSeconds: 600,
    },
  },
} satisfies NounInfra<'marketItems'>
