import { changeLabels } from '#shared/directory/listing-changes/change-labels.ts'
import { changedFields } from '#shared/directory/listing-changes/listing-change.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { cx } from '#web/ui/cx.ts'
import type { WaitingItem } from './waiting-item.ts'

type WaitingRowProps = { item: WaitingItem; isOpen: boolean; onOpen: () => void }

/** Something that waits: pressed, it opens beside the list. */
export function WaitingRow({ item, isOpen, onOpen }: WaitingRowProps) {
  const { businessName, listingType, place, statusSince } = item.listing
  const at = item.kind === 'listing' ? statusSince : item.change.createdAt
  const about =
    item.kind === 'listing'
      ? [listingTypes[listingType], place.city, place.state].filter(Boolean).join(', ')
      : changedFields
          .filter((field) => field in item.change.to)
          .map((field) => changeLabels[field])
          .join(', ')
  return (
    <li className={cx(isOpen && 'bg-raised [box-shadow:inset_3px_0_0_var(--c-signal)]')}>
      <button
        type="button"
        aria-pressed={isOpen}
        onClick={onOpen}
        className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3 text-left"
      >
        <span className="font-semibold wrap-anywhere">{businessName}</span>
        <span className="text-right text-sm text-dim">
          <TimeAgo at={at} />
        </span>
        <span className="col-span-full text-sm text-dim wrap-anywhere">{about}</span>
      </button>
    </li>
  )
}
