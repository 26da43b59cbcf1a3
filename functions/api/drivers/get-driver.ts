import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { driverNotFound } from '#core/drivers/driver-refusal.ts'
import { drivers } from '#core/drivers/drivers.ts'
import { publicDriver } from '#core/drivers/shown-driver.ts'
import { getDriver as contract } from '#shared/drivers/contract.ts'

async function getDriver({ params }: ApiRequest<typeof contract>) {
  const asked = await drivers.get({ id: params.driverId })
  const kept = asked?.mergedInto ? await drivers.get({ id: asked.mergedInto }) : asked
  if (kept?.state !== 'published') throw driverNotFound()
  return publicDriver(kept)
}

export const handler = endpoint(contract, getDriver)
