import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { changeDriver } from '#core/tools/drivers/change-driver.ts'
import { driverState } from '#core/tools/drivers/driver-refusal.ts'
import { findDriver } from '#core/tools/drivers/find-driver.ts'
import { retireDriver as contract } from '#shared/tools/drivers/admin-contract.ts'
import { driverStep } from '#shared/tools/drivers/driver-step.ts'

async function retireDriver({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const before = await findDriver(params.driverId)
  const state = driverStep(before.state, 'retire')
  if (!state) throw driverState(before)
  if (before.version !== body.version) throw concurrentChange()
  return changeDriver({ actor, before, after: { ...before, state }, what: 'Retired', remember }, now)
}

export const handler = endpoint(contract, retireDriver)
