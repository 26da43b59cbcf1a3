import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VendorStatus } from '#shared/directory/event-vendors/event-vendor.ts'
import { takesPlace } from '#shared/directory/event-vendors/event-vendor.ts'
import type { Event } from '#shared/events/events/event.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAskAsVendor } from '../api/vendor-commands.ts'
import { ownVendorsQuery } from '../api/vendor-queries.ts'
import { WithdrawDialog, type Withdrawn } from './withdraw-dialog.tsx'

const words: Record<VendorStatus, string> = {
  waiting: 'Pending: the organizer decides.',
  accepted: 'You will be there.',
  declined: 'The organizer declined.',
}

/** How the member’s own businesses stand at an event. Others see nothing of it. */
export function OwnVendors({ eventId }: { eventId: Event['id'] }) {
  const { data } = useQuery(ownVendorsQuery(eventId))
  const [withdrawn, setWithdrawn] = useState<Withdrawn>()
  if (!data || data.items.length === 0) return null
  return (
    <Panel title="Your business at this event" flush>
      <ul className="divide-y divide-line">
        {data.items.map(({ id, businessName, vendor }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{businessName}</span>
              {vendor && <span className="block text-sm text-dim">{words[vendor.status]}</span>}
            </span>
            {!vendor && <Ask eventId={eventId} listingId={id} name={businessName} />}
            {vendor && takesPlace(vendor) && (
              <Button
                data-own
                size="sm"
                variant="ghost"
                onClick={() => setWithdrawn({ eventId, listingId: id, name: businessName })}
              >
                Withdraw<span className="sr-only"> {businessName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {withdrawn && <WithdrawDialog withdrawn={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </Panel>
  )
}

function Ask({ name, ...params }: Withdrawn) {
  const ask = useAskAsVendor()
  const press = usePress(() =>
    ask.mutateAsync({ params }).then(({ status }) => {
      toast.success(status === 'accepted' ? 'The event page lists you now' : 'Request sent to the organizer')
    }, toastFailure),
  )
  return (
    <Button data-own size="sm" busy={ask.isPending} busyText="Asking..." onClick={press}>
      We will be there<span className="sr-only"> as {name}</span>
    </Button>
  )
}
