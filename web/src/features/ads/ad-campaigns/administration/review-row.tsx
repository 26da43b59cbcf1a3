import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { cx } from '#web/ui/cx.ts'
import { type WaitingAd, waitingWords } from './waiting-ad.ts'

type ReviewRowProps = { item: WaitingAd; isOpen: boolean; onOpen: () => void }

/** Something that waits: pressed, it opens below the list. */
export function ReviewRow({ item, isOpen, onOpen }: ReviewRowProps) {
  const { name, about, since } = waitingWords(item)
  return (
    <li className={cx(isOpen && 'bg-raised [box-shadow:inset_3px_0_0_var(--c-signal)]')}>
      <button
        type="button"
        aria-pressed={isOpen}
        onClick={onOpen}
        className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3 text-left"
      >
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-right text-sm text-dim">
          <TimeAgo at={since} />
        </span>
        <span className="col-span-full text-sm text-dim wrap-anywhere">{about}</span>
      </button>
    </li>
  )
}
