import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { changeDriver } from '#core/tools/drivers/change-driver.ts'
import { driverState } from '#core/tools/drivers/driver-refusal.ts'
import { findDriver } from '#core/tools/drivers/find-driver.ts'
import { rejectDriver as contract } from '#shared/tools/drivers/admin-contract.ts'
import { driverStep } from '#shared/tools/drivers/driver-step.ts'

async function rejectDriver({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { reason, version } = body
  const before = await findDriver(params.driverId)
  const state = driverStep(before.state, 'reject')
  if (!state) throw driverState(before)
  if (before.version !== version) throw concurrentChange()
  const what = `Rejected (${reason})`
  return changeDriver({ actor, before, after: { ...before, state, reason }, what, remember }, now)
}

export const handler = endpoint(contract, rejectDriver)
