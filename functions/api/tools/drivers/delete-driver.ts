import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { driverNotFound, driverPublished } from '#core/tools/drivers/driver-refusal.ts'
import { drivers } from '#core/tools/drivers/drivers.ts'
import { countOneLess } from '#core/tools/pro-tools/tool-counts.ts'
import { deleteDriver as contract } from '#shared/tools/drivers/contract.ts'
import { isOwnersToChange } from '#shared/tools/drivers/driver-step.ts'

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
