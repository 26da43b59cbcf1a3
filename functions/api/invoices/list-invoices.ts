import { endpoint } from '#core/http/endpoint.ts'
import { listInvoices as useCase } from '#core/invoices/list-invoices.ts'
import { listInvoices } from '#shared/invoices/contract.ts'

export const handler = endpoint(listInvoices, useCase)
