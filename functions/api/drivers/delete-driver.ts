import { driverNotFound, driverPublished } from '#core/drivers/driver-refusal.ts'
import { drivers } from '#core/drivers/drivers.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { countOneLess } from '#core/pro-tools/tool-counts.ts'
import { deleteDriver as contract } from '#shared/drivers/contract.ts'
import { isOwnersToChange } from '#shared/drivers/driver-step.ts'

function deleteDriver({ actor, params, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  return untilUnchanged(async () => {
    const driver = await drivers.get({ id: params.driverId }, { consistent: true })
    if (!driver) return
    if (driver.ownerId !== userId) throw driverNotFound()
    if (!isOwnersToChange(driver.state)) throw driverPublished()
    await commit(drivers.delete(driver), countOneLess(userId, 'drivers'), ...remember(undefined))
  })
}

export const handler = endpoint(contract, deleteDriver)
