import { changeDriver } from '#core/drivers/change-driver.ts'
import { driverState } from '#core/drivers/driver-refusal.ts'
import { findDriver } from '#core/drivers/find-driver.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { rejectDriver as contract } from '#shared/drivers/admin-contract.ts'
import { driverStep } from '#shared/drivers/driver-step.ts'

async function rejectDriver({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { reason, version } = body
  const before = await findDriver(params.driverId)
  const state = driverStep(before.state, 'reject')
  if (!state) throw driverState(before)
  if (before.version !== version) throw concurrentChange()
  const what = `Turned down (${reason})`
  return changeDriver({ actor, before, after: { ...before, state, reason }, what, remember }, now)
}

export const handler = endpoint(contract, rejectDriver)
