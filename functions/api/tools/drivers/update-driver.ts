import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { assertNameFree } from '#core/tools/drivers/driver-names.ts'
import { assertValues, driverPublished } from '#core/tools/drivers/driver-refusal.ts'
import { drivers } from '#core/tools/drivers/drivers.ts'
import { findOwnDriver } from '#core/tools/drivers/find-driver.ts'
import { ownDriver } from '#core/tools/drivers/shown-driver.ts'
import { updateDriver as contract } from '#shared/tools/drivers/contract.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { isOwnersToChange } from '#shared/tools/drivers/driver-step.ts'

async function updateDriver({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { submit, version, ...fields } = body
  const driver = await findOwnDriver(params.driverId, actor.userId)
  if (!isOwnersToChange(driver.state)) throw driverPublished()
  if (driver.version !== version) throw concurrentChange()
  assertValues(fields)
  if (submit) await assertNameFree(fields)
  const { id, ownerId, createdAt, reason } = driver
  const changed: Driver = {
    ...fields,
    id,
    ownerId,
    state: stateAfter(driver.state, submit),
    // Once it waits for review again, the reason no longer counts.
    ...(reason && !submit && { reason }),
    createdAt,
    updatedAt: now,
    version: version + 1,
  }
  const answer = ownDriver(changed)
  await commit(drivers.put(changed, { version }), ...remember(answer))
  return answer
}

/** A member who no longer asks for a pending review takes the driver back. */
function stateAfter(state: Driver['state'], submit: boolean | undefined): Driver['state'] {
  if (submit) return 'pending'
  return submit === false && state === 'pending' ? 'draft' : state
}

export const handler = endpoint(contract, updateDriver)
