import type { ApiRequest } from '#core/http/endpoint.ts'
import type { getInvoice as contract } from '#shared/invoices/contract.ts'
import { ownInvoice } from './own-invoice.ts'

export const getInvoice = ({ actor, params }: ApiRequest<typeof contract>) =>
  ownInvoice(actor.userId, params.invoiceId)
