import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { changeDriver } from '#core/tools/drivers/change-driver.ts'
import { assertValues } from '#core/tools/drivers/driver-refusal.ts'
import { findDriver } from '#core/tools/drivers/find-driver.ts'
import { updateDriverAsAdmin as contract } from '#shared/tools/drivers/admin-contract.ts'

async function updateDriverAsAdmin({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...fields } = body
  const before = await findDriver(params.driverId)
  if (before.version !== version) throw concurrentChange()
  assertValues(fields)
  const { sourceUrl: _, ...rest } = before
  return changeDriver({ actor, before, after: { ...rest, ...fields }, what: 'Corrected', remember }, now)
}

export const handler = endpoint(contract, updateDriverAsAdmin)
