import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { DrivenVehicle } from '#shared/events/vehicles/drivers-contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useRemoveDriver } from '../api/vehicle-commands.ts'
import { drivenVehiclesQuery } from '../api/vehicle-queries.ts'
import { VehicleCard } from './vehicle-card.tsx'
import { VehicleSkeletons } from './vehicle-skeletons.tsx'

const VehicleInvitations = lazy(async () => ({
  default: (await import('./vehicle-invitations.tsx')).VehicleInvitations,
}))

/** The vehicles of others that the member may enter. */
export function DrivenList() {
  const pages = useInfiniteQuery(drivenVehiclesQuery)
  const invitations = pages.data?.pages[0]?.invitations
  const [leaving, setLeaving] = useState<DrivenVehicle>()
  return (
    <>
      {invitations && (
        <Suspense fallback={null}>
          <VehicleInvitations invitations={invitations} />
        </Suspense>
      )}
      <CursorList
        pages={pages}
        failed="These vehicles did not load"
        waiting={<VehicleSkeletons />}
        shown={pages.hasNextPage ? undefined : ''}
        empty={
          <EmptyState title="No shared vehicles">
            Owners share from their garage. Once you accept, you can enter their vehicle under your own name.
          </EmptyState>
        }
      >
        {(vehicles) => (
          <ul aria-label="Vehicles shared with you" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {vehicles.map((vehicle) => (
              <VehicleCard
                key={vehicle.id}
                vehicle={vehicle}
                note={`In the garage of ${vehicle.ownerName}`}
                actions={
                  <Button data-own size="sm" onClick={() => setLeaving(vehicle)}>
                    Stop driving<span className="sr-only"> {vehicle.name}</span>
                  </Button>
                }
              />
            ))}
          </ul>
        )}
      </CursorList>
      {leaving && <Leave vehicle={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function Leave({ vehicle, onClose }: { vehicle: DrivenVehicle; onClose: () => void }) {
  const session = useSession()
  const command = useRemoveDriver()
  if (session.status !== 'signed-in') return null
  return (
    <ConfirmCommand
      command={command}
      input={{ params: { vehicleId: vehicle.id, memberId: session.me.id } }}
      done={`You no longer drive ${vehicle.name}`}
      title={`Stop driving ${vehicle.name}?`}
      description={`You can no longer enter it. What you have entered stays. ${vehicle.ownerName} can invite you again.`}
      confirmLabel="Stop driving"
      onClose={onClose}
    />
  )
}
