import { useQueryClient } from '@tanstack/react-query'
import type { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { listAdZones, updateAdZone } from '#shared/ads/ad-zones/contract.ts'
import type { ZoneSettings, ZoneTerms } from '#shared/ads/ad-zones/zone-settings.ts'
import { AppError } from '#shared/errors.ts'
import { call } from '#web/lib/call.ts'

type Edited = { fields: ZoneTerms; thing: ZoneSettings }

/** Sets the terms of a zone, for `useEditForm`. */
export function useSaveZone(zone: AdZone) {
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['ads'] })
  return {
    send: async ({ fields, thing: { version } }: Edited, idempotencyKey: string): Promise<ZoneSettings> => {
      const body = { ...fields, version }
      return (await call(updateAdZone, { params: { zone }, body }, { idempotencyKey })).settings
    },
    refresh: readAgain,
    onStale: readAgain,
    latest: async (): Promise<ZoneSettings> => {
      const { zones } = await call(listAdZones, {})
      const found = zones.find(({ settings }) => settings.zone === zone)
      if (!found) throw new AppError('not_found', 'ad_zone_not_found', 'This ad space is gone.')
      return found.settings
    },
  }
}
