import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import type { getDriver as contract } from '#shared/tools/drivers/contract.ts'
import { driverNotFound } from './driver-refusal.ts'
import { drivers } from './drivers.ts'
import { publicDriver } from './shown-driver.ts'

const mostHops = 5

/** A published driver as everyone sees it, by its own id or by that of one that was merged into it. */
export async function getDriver({ params }: Pick<ApiRequest<typeof contract>, 'params'>) {
  let kept = await drivers.get({ id: params.driverId })
  // The driver that a duplicate was merged into may have been merged itself.
  for (let hop = 0; kept?.mergedInto && hop < mostHops; hop++)
    kept = await drivers.get({ id: kept.mergedInto })
  if (kept?.state !== 'published') throw driverNotFound()
  return publicDriver(kept)
}
