import { allBackups, backups } from '#core/operations/backups/backups.ts'
import { shownBackups } from '#core/operations/backups/shown-backups.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listBackups as contract } from '#shared/operations/backups/contract.ts'

async function listBackups({ query }: ApiRequest<typeof contract>) {
  const page = await backups.list({ pk: allBackups, newestFirst: true, ...query })
  return { ...page, items: await shownBackups(page.items) }
}

export const handler = endpoint(contract, listBackups)
