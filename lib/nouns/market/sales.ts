import type { NounInfra } from '#lib/noun-infra.ts'

/** What changes an item or a sale, with the thread of the two about it. */
const write = { table: ['get', 'query', 'batchGet', 'put', 'update', 'check'] } as const
const tell = { table: ['get', 'batchGet', 'put', 'update', 'check'] } as const

export const sales = {
  routes: {
    reserveItem: write,
    holdItem: write,
    releaseItem: write,
    listItemBuyers: { table: ['get', 'query', 'batchGet'] },
    sellItemHere: write,
    undoItemSale: write,
    listMySales: { table: ['query', 'batchGet'] },
    confirmSale: { table: ['get', 'batchGet', 'put'] },
    declineSale: { table: ['get', 'batchGet', 'put'] },
    giveFeedback: { table: ['get', 'batchGet', 'put', 'update', 'check'] },
    listFeedback: { table: ['get', 'query', 'batchGet'] },
    replyToFeedback: { table: ['get', 'batchGet', 'put'] },
  },
  consumers: {
    notifyOfSale: {
      entry: 'events/market/sale-made/notify.ts',
      on: { fact: 'sale.made' },
      ...tell,
    },
    mailOfSale: {
      entry: 'events/market/sale-made/mail.ts',
      on: { fact: 'sale.made' },
      table: ['get', 'batchGet', 'put', 'check'],
    },
    notifyOfSaleAnswer: {
      entry: 'events/market/sale-answered/notify.ts',
      on: { fact: 'sale.answered' },
      ...tell,
    },
    raiseFrequentSales: {
      entry: 'events/market/sale-answered/raise-case.ts',
      on: { fact: 'sale.answered' },
      table: ['get', 'put'],
    },
    notifyOfFeedback: {
      entry: 'events/market/feedback-shown/notify.ts',
      on: { fact: 'feedback.shown' },
      ...tell,
    },
  },
  jobs: {
    follow_sale_dates: {
      schedule: 'rate(1 hour)',
      table: ['get', 'query', 'batchGet', 'put', 'update'],
      timeoutSeconds: 600,
    },
  },
} satisfies NounInfra<'sales'>
