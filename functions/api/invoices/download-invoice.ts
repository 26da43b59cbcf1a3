import { endpoint } from '#core/http/endpoint.ts'
import { downloadInvoice as useCase } from '#core/invoices/download-invoice.ts'
import { downloadInvoice } from '#shared/invoices/contract.ts'

export const handler = endpoint(downloadInvoice, useCase)
