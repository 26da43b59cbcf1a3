import { useQuery } from '@tanstack/react-query'
import { listOfferedEntries, type OfferedEntry } from '#shared/events/registrations/offers-contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAcceptHandOver, useEndHandOver } from '../api/offer-commands.ts'

const offeredQuery = query('registrations', listOfferedEntries, {})

/** The entries that others offer to the member, with the answers. */
export function OfferedEntries() {
  const { data } = useQuery(offeredQuery)
  const offers = data?.items ?? []
  if (offers.length === 0) return null
  return (
    <Panel title="Offered to you" flush className="mb-6">
      <ul className="divide-y divide-line">
        {offers.map((offer) => (
          <li
            key={offer.id}
            className="grid gap-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <div className="min-w-0 wrap-anywhere">
              <p>
                <span className="font-semibold">{offer.giverName}</span> offers you an entry for{' '}
                {offer.eventTitle}
                {offer.number !== undefined && `, number ${offer.number}`}.
              </p>
              <p className="text-sm text-dim">
                {offer.dueCents > 0 ? `You pay ${dollars(offer.dueCents)} at the gate.` : 'Nothing is due.'}
              </p>
            </div>
            <Answers offer={offer} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Answers({ offer: { id, eventId, eventTitle } }: { offer: OfferedEntry }) {
  const [accept, end] = [useAcceptHandOver(), useEndHandOver()]
  const busy = accept.isPending || end.isPending
  const input = { params: { registrationId: id }, body: { eventId } }
  // The answered offer leaves the list, and this button with it.
  const send = (command: typeof accept | typeof end, done: string) =>
    command.mutateAsync(input).then(() => toast.success(done), toastFailure)
  return (
    <div data-own className="flex flex-wrap gap-2">
      <Button disabled={busy} onClick={() => void send(end, 'Offer declined')}>
        Decline<span className="sr-only"> (entry for {eventTitle})</span>
      </Button>
      <Button variant="primary" disabled={busy} onClick={() => void send(accept, 'The entry is yours')}>
        Accept<span className="sr-only"> (entry for {eventTitle})</span>
      </Button>
    </div>
  )
}
