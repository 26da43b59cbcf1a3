import type { routes } from '#shared/invoices/routes.ts'
import { callingStripe } from '../calling-providers.ts'
import type { NounInfra } from '../noun-infra.ts'

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
} satisfies NounInfra<typeof routes>
