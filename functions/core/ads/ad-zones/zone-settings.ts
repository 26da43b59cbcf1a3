import { entity } from '#core/platform/db/entity.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { firstTerms, ZoneSettings } from '#shared/ads/ad-zones/zone-settings.ts'

const partition = 'AD_ZONES'

/** What administrators set for each zone, and what was measured in it: few rows, one query for all. */
export const zoneSettings = entity({
  name: 'ad-zone-settings',
  erasure: 'impersonal',
  schema: ZoneSettings,
  key: ({ zone }: { zone: string }) => ({ pk: partition, sk: `ZONE#${zone}` }),
})

const unset = (zone: AdZone): ZoneSettings => ({ zone, ...firstTerms[zone], version: 0 })

/** The settings of a zone; version 0 where no one has set anything. */
export async function settingsOf(zone: AdZone): Promise<ZoneSettings> {
  return (await zoneSettings.get({ zone }, { consistent: true })) ?? unset(zone)
}

/** The settings of all zones, in their order. */
export async function allZoneSettings(): Promise<ZoneSettings[]> {
  const { items } = await zoneSettings.list({ pk: partition, prefix: 'ZONE#', limit: 50, consistent: true })
  const known = new Map(items.map((one) => [one.zone as string, one]))
  return AdZone.options.map((zone) => known.get(zone) ?? unset(zone))
}
