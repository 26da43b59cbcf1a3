import { adminZone } from '#core/ads/ad-zones/admin-zone.ts'
import { allZoneSettings } from '#core/ads/ad-zones/zone-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listAdZones as contract } from '#shared/ads/ad-zones/contract.ts'

async function listAdZones({ now }: ApiRequest<typeof contract>) {
  const settings = await allZoneSettings()
  return { zones: await Promise.all(settings.map((one) => adminZone(one, now))) }
}

export const handler = endpoint(contract, listAdZones)
