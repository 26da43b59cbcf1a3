import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { driverNotFound } from '#core/tools/drivers/driver-refusal.ts'
import { drivers } from '#core/tools/drivers/drivers.ts'
import { publicDriver } from '#core/tools/drivers/shown-driver.ts'
import { getDriver as contract } from '#shared/tools/drivers/contract.ts'

const mostHops = 5

async function getDriver({ params }: ApiRequest<typeof contract>) {
  let kept = await drivers.get({ id: params.driverId })
  // The driver that a duplicate was merged into may have been merged itself.
  for (let hop = 0; kept?.mergedInto && hop < mostHops; hop++)
    kept = await drivers.get({ id: kept.mergedInto })
  if (kept?.state !== 'published') throw driverNotFound()
  return publicDriver(kept)
}

export const handler = endpoint(contract, getDriver)
