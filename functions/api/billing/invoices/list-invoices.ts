import { invoices } from '#core/billing/invoices/invoices.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listInvoices as contract } from '#shared/billing/invoices/contract.ts'

const listInvoices = ({ actor, query }: ApiRequest<typeof contract>) =>
  invoices.list({ pk: `USER#${actor.userId}`, prefix: 'INVOICE#', newestFirst: true, ...query })

export const handler = endpoint(contract, listInvoices)
