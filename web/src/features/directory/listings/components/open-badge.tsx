import { openWords } from '#shared/directory/listings/hours-words.ts'
import type { ListingCard } from '#shared/directory/listings/listing-card.ts'
import { useMinute } from '#web/lib/use-minute.ts'
import { Badge } from '#web/ui/badge.tsx'

type Hours = Pick<ListingCard, 'hours' | 'specialDays'> & { timeZone?: string | undefined }

/** Whether a business is open now, and its next change, on its own clock. Without hours there is nothing to say. */
export function OpenBadge({ listing: { hours, specialDays, timeZone } }: { listing: Hours }) {
  const words = openWords({ hours, specialDays, timeZone }, useMinute())
  if (!words) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Badge tone={words.isOpen ? 'success' : 'neutral'}>{words.isOpen ? 'Open' : 'Closed'}</Badge>
      {words.next && <span className="text-dim">{words.next}</span>}
    </p>
  )
}
