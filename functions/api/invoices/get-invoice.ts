import { endpoint } from '#core/http/endpoint.ts'
import { getInvoice as useCase } from '#core/invoices/get-invoice.ts'
import { getInvoice } from '#shared/invoices/contract.ts'

export const handler = endpoint(getInvoice, useCase)
