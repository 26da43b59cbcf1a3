import { ownInvoice } from '#core/billing/invoices/own-invoice.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getInvoice as contract } from '#shared/billing/invoices/contract.ts'

const getInvoice = ({ actor, params }: ApiRequest<typeof contract>) =>
  ownInvoice(actor.userId, params.invoiceId)

export const handler = endpoint(contract, getInvoice)
