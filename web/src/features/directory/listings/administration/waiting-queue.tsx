import { type ReactNode, useRef, useState } from 'react'
import { ChangeReview } from '#web/features/directory/listing-changes/administration/change-review.tsx'
import { ReviewKeysHint } from '#web/features/platform/lists/review-keys-hint.tsx'
import { useReviewKeys } from '#web/features/platform/lists/use-review-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { managedListingPath } from './managed-listing-path.ts'
import { NewListingReview } from './new-listing-review.tsx'
import { type WaitingItem, waitingKey } from './waiting-item.ts'

export type WaitingRows = { isOpen: (item: WaitingItem) => boolean; onOpen: (item: WaitingItem) => void }

type WaitingQueueProps = { items: readonly WaitingItem[]; children: (rows: WaitingRows) => ReactNode }

/** The width from which there is room for the list beside what is open, as in the style sheet. */
const wide = '(width >= 64rem)'

/** Leads through what waits, by rows, buttons, and keys. What is decided leaves, and the next takes its place. */
export function WaitingQueue({ items, children }: WaitingQueueProps) {
  const [chosen, setChosen] = useState({ key: '', at: 0 })
  const review = useRef<HTMLElement>(null)
  const found = items.findIndex((item) => waitingKey(item) === chosen.key)
  const at = found >= 0 ? found : Math.min(chosen.at, Math.max(items.length - 1, 0))
  const current = items[at]
  const open = (to: number) => {
    const place = (to + items.length) % items.length
    const item = items[place]
    if (item) setChosen({ key: waitingKey(item), at: place })
  }
  const next = () => open(at + 1)
  useReviewKeys({ j: next, n: next, k: () => open(at - 1) })
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid gap-5">
        {children({
          isOpen: (item) => item === current,
          onOpen: (item) => {
            open(items.indexOf(item))
            if (!matchMedia(wide).matches) review.current?.scrollIntoView({ block: 'start' })
          },
        })}
      </div>
      <section ref={review} aria-label="Chosen to review" className="grid gap-5">
        {current && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="min-w-0 text-xl font-semibold wrap-anywhere">
                <TextLink to={managedListingPath(current.listing.id)}>
                  {current.listing.businessName}
                </TextLink>
              </h2>
              <div className="flex flex-wrap items-center gap-3">
                <ReviewKeysHint moves />
                <Button variant="ghost" onClick={next}>
                  Next
                </Button>
              </div>
            </div>
            {current.kind === 'listing' ? (
              <NewListingReview key={waitingKey(current)} listed={current.listing} />
            ) : (
              <ChangeReview
                key={`${waitingKey(current)}#${current.change.version}`}
                title="Change"
                headingLevel={3}
                hasKeys
                change={current.change}
                listing={current.listing}
                author={current.author}
              />
            )}
          </>
        )}
      </section>
    </div>
  )
}
