import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { KeptRegistrations } from '../api/kept-registrations.ts'
import { EntryCard } from './entry-card.tsx'

type KeptEntriesProps = { kept: KeptRegistrations; now: string; busy: boolean; onRetry: () => void }

/** The entries to come as this device has kept them: their tickets open without the network. */
export function KeptEntries({ kept, now, busy, onRetry }: KeptEntriesProps) {
  return (
    <div className="grid gap-4">
      <Banner
        action={
          <Button busy={busy} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Your entries did not load. These were saved on this device <TimeAgo at={kept.at} />.
      </Banner>
      {kept.items.map((registration) => (
        <EntryCard key={registration.id} registration={registration} offline now={now} />
      ))}
    </div>
  )
}
