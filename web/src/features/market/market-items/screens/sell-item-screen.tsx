// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ItemPage } from '../editing/item-page.tsx'
import { placeOfSeller } from '../editing/item-values.ts'

/** It brings what a vehicle is. */
const OfVehicle = lazy(async () => ({ default: (await import('../editing/of-vehicle.tsx')).OfVehicle }))

export const title = 'Sell something'

const opened = { item: z.optional(z.string()), vehicle: z.optional(z.string()) }

/** A draft that begins here stays in its form; the address names it, so that a phone that reloads comes back to it. */
export function Screen() {
  const { filter, setFilter } = useAddressFilter(opened)
  const { item, vehicle } = filter
  const [begun, setBegun] = useState({ item, round: 0 })
  const [created, setCreated] = useState<string>()
  if (item !== begun.item) {
    const isOwn = item !== undefined && item === created
    setBegun({ item, round: isOwn ? begun.round : begun.round + 1 })
  }
  return (
    <Page
      key={begun.round}
      itemId={item}
      vehicleId={vehicle}
      onCreated={(id) => {
        setCreated(id)
        setFilter({ item: id })
      }}
    />
  )
}

type PageProps = {
  itemId: string | undefined
  /** What it begins with. */
  vehicleId: string | undefined
  onCreated: (itemId: string) => void
}

function Page({ itemId, vehicleId, onCreated }: PageProps) {
  const place = placeOfSeller(useMe())
  const page = { itemId, title, onCreated }
  if (!vehicleId) return <ItemPage {...page} start={place} />
  return (
    <Suspense fallback={<Skeleton lines={4} className="h-24" />}>
      <OfVehicle vehicleId={vehicleId}>
        {(start) => <ItemPage {...page} start={{ ...place, ...start }} />}
      </OfVehicle>
    </Suspense>
  )
}
