import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listMails as contract } from '#shared/mails/contract.ts'
import { mails } from './mails.ts'

export function listMails({ query }: ApiRequest<typeof contract>) {
  return mails.list({
    index: 'gsi2',
    pk: `MAILS#${query.status}`,
    newestFirst: true,
    limit: query.limit,
    cursor: query.cursor,
  })
}
