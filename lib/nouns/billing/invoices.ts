import { callingStripe } from '#lib/calling-providers.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const invoices = {
  routes: {
    listInvoices: { table: ['get', 'query'] },
    getInvoice: { table: ['get'] },
    downloadInvoice: {
      table: ['get', 'update'],
      media: ['putExport', 'readExport'],
      ...callingStripe,
      env: ['MEDIA_BUCKET'],
      memoryMb: 1024,
    },
  },
} satisfies NounInfra<'invoices'>
