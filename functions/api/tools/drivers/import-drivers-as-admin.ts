import { endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { importAsAdmin } from '#core/tools/drivers/import-as-admin.ts'
import { importDriversAsAdmin as contract } from '#shared/tools/drivers/admin-contract.ts'

export const handler = endpoint(contract, async ({ actor, body, now, remember }) => {
  const answer = await importAsAdmin({ actor, given: body.drivers, preview: body.preview }, now)
  const kept = remember(answer)
  if (kept.length > 0) await commit(...kept)
  return answer
})
