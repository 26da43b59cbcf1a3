import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { mostVehicles } from '#shared/events/vehicles/contract.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MoreMenu } from '#web/ui/more-menu.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useArchive, useRestore } from '../api/vehicle-commands.ts'
import { garageQuery } from '../api/vehicle-queries.ts'
import { DrivenList } from '../components/driven-list.tsx'
import { DriversDialog } from '../components/drivers-dialog.tsx'
import { type Moved, MovedNotice } from '../components/moved-notice.tsx'
import { VehicleList } from '../components/vehicle-list.tsx'

const VehicleDialog = lazy(async () => ({
  default: (await import('../components/vehicle-dialog.tsx')).VehicleDialog,
}))

export const title = 'Garage'

const tabs = ['vehicles', 'driving', 'archived'] as const
const view = { tab: z._default(z.enum(tabs), 'vehicles') }

export function Screen() {
  const { filter, setFilter } = useAddressFilter(view)
  const [editing, setEditing] = useState<Vehicle | 'new'>()
  const [sharing, setSharing] = useState<Vehicle['id']>()
  const [moved, setMoved] = useState<Moved>()
  const [archive, restore] = [useArchive(), useRestore()]
  const garage = useInfiniteQuery(garageQuery)
  const vehicles = garage.data?.pages.flatMap(({ items }) => items) ?? []
  const isFull = vehicles.length >= mostVehicles
  const shared = vehicles.find(({ id }) => id === sharing)
  const busy = archive.isPending || restore.isPending

  const move = (vehicle: Vehicle, to: Moved['to']) =>
    (to === 'archive' ? archive : restore).mutate(
      { params: { vehicleId: vehicle.id } },
      {
        onSuccess: () => setMoved({ vehicle, to }),
        onError: toastFailure,
      },
    )
  const add = (
    <Button variant="primary" disabled={isFull} onClick={() => setEditing('new')}>
      <Plus className="size-4" aria-hidden="true" />
      Add vehicle
    </Button>
  )
  return (
    <div className="page">
      <ScreenHeader title={title} lead="Your builds. Cone area and power set your class." actions={add} />
      {moved && (
        <MovedNotice
          moved={moved}
          busy={busy}
          onUndo={() => move(moved.vehicle, moved.to === 'archive' ? 'garage' : 'archive')}
        />
      )}
      {isFull && (
        <Banner tone="info" className="mb-6">
          A garage holds {mostVehicles} vehicles. Archive one first.
        </Banner>
      )}
      <Tabs
        label="Vehicles"
        value={filter.tab}
        onChange={(tab) => setFilter({ tab: tabs.find((one) => one === tab) ?? 'vehicles' })}
        tabs={[
          {
            id: 'vehicles',
            label: 'Vehicles',
            content: (
              <VehicleList
                archived={false}
                label="Vehicles"
                empty={
                  <EmptyState title="Your garage is empty" action={add}>
                    Add each vehicle once. Events then show its class.
                  </EmptyState>
                }
                actions={(vehicle) => (
                  <>
                    <Button size="sm" onClick={() => setEditing(vehicle)}>
                      Edit<span className="sr-only"> {vehicle.name}</span>
                    </Button>
                    <Button size="sm" variant="ghost" onClick={() => setSharing(vehicle.id)}>
                      Who drives it<span className="sr-only"> ({vehicle.name})</span>
                    </Button>
                    <span className="-my-2 ml-auto">
                      <MoreMenu
                        of={vehicle.name}
                        entries={[
                          { kind: 'link', label: 'Sell', to: `/marketplace/sell?vehicle=${vehicle.id}` },
                          {
                            kind: 'action',
                            label: 'Archive',
                            disabled: busy,
                            onSelect: () => move(vehicle, 'archive'),
                          },
                        ]}
                      />
                    </span>
                  </>
                )}
              />
            ),
          },
          { id: 'driving', label: 'Shared with me', content: <DrivenList /> },
          {
            id: 'archived',
            label: 'Archived',
            content: (
              <VehicleList
                archived
                label="Archived vehicles"
                empty={
                  <EmptyState title="No archived vehicles">
                    Archive a vehicle that you no longer compete with. It stays wherever it was entered, and
                    you can restore it.
                  </EmptyState>
                }
                actions={(vehicle) => (
                  <Button size="sm" disabled={busy} onClick={() => move(vehicle, 'garage')}>
                    Restore<span className="sr-only"> {vehicle.name}</span>
                  </Button>
                )}
              />
            ),
          },
        ]}
      />
      {shared && <DriversDialog vehicle={shared} onClose={() => setSharing(undefined)} />}
      {editing && (
        <Suspense>
          <VehicleDialog
            vehicle={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
