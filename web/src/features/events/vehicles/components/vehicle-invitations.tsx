import type { VehicleInvitation } from '#shared/events/vehicles/drivers-contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAcceptVehicle } from '../api/accept-command.ts'
import { useRemoveDriver } from '../api/vehicle-commands.ts'

/** The vehicles that the member was asked to drive, with the answers. */
export function VehicleInvitations({ invitations }: { invitations: readonly VehicleInvitation[] }) {
  return (
    <Panel title="Invitations" flush className="mb-6">
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <li
            key={invitation.vehicleId}
            className="grid gap-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{invitation.ownerName}</span> invites you to enter{' '}
              {invitation.name}.
            </p>
            <Answers invitation={invitation} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Answers({ invitation: { vehicleId, name } }: { invitation: VehicleInvitation }) {
  const me = useMe()
  const [accept, decline] = [useAcceptVehicle(), useRemoveDriver()]
  const busy = accept.isPending || decline.isPending
  // The answered invitation leaves the list, and this button with it.
  const tell = (answered: Promise<unknown>, done: string) =>
    void answered.then(() => toast.success(done), toastFailure)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        disabled={busy}
        onClick={() =>
          tell(decline.mutateAsync({ params: { vehicleId, memberId: me.id } }), 'Invitation declined')
        }
      >
        Decline<span className="sr-only"> ({name})</span>
      </Button>
      <Button
        variant="primary"
        disabled={busy}
        onClick={() => tell(accept.mutateAsync({ params: { vehicleId } }), `You can enter ${name}`)}
      >
        Accept<span className="sr-only"> ({name})</span>
      </Button>
    </div>
  )
}
