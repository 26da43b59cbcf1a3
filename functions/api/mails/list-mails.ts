import { endpoint } from '#core/http/endpoint.ts'
import { listMails as useCase } from '#core/mails/list-mails.ts'
import { listMails } from '#shared/mails/contract.ts'

export const handler = endpoint(listMails, useCase)
