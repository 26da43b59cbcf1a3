import { endpoint } from '#core/http/endpoint.ts'
import { retryMail as useCase } from '#core/mails/retry-mail.ts'
import { retryMail } from '#shared/mails/contract.ts'

export const handler = endpoint(retryMail, useCase)
