import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { mails } from '#core/platform/mails/mails.ts'
import { listMails as contract } from '#shared/platform/mails/contract.ts'

function listMails({ query }: ApiRequest<typeof contract>) {
  return mails.list({
    index: 'gsi2',
    pk: `MAILS#${query.status}`,
    newestFirst: true,
    limit: query.limit,
    cursor: query.cursor,
  })
}

export const handler = endpoint(contract, listMails)
