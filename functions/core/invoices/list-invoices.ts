import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listInvoices as contract } from '#shared/invoices/contract.ts'
import { invoices } from './invoices.ts'

export const listInvoices = ({ actor, query }: ApiRequest<typeof contract>) =>
  invoices.list({ pk: `USER#${actor.userId}`, prefix: 'INVOICE#', newestFirst: true, ...query })
