import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { invoices } from '#core/invoices/invoices.ts'
import { listInvoices as contract } from '#shared/invoices/contract.ts'

const listInvoices = ({ actor, query }: ApiRequest<typeof contract>) =>
  invoices.list({ pk: `USER#${actor.userId}`, prefix: 'INVOICE#', newestFirst: true, ...query })

export const handler = endpoint(contract, listInvoices)
