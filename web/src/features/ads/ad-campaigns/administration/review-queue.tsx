import { type ReactNode, useRef, useState } from 'react'
import { PersonLink } from '#web/features/directory/listings/administration/standing-facts.tsx'
import { ReviewKeysHint } from '#web/features/platform/lists/review-keys-hint.tsx'
import { useReviewKeys } from '#web/features/platform/lists/use-review-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { AdReview } from './ad-review.tsx'
import { CampaignReview } from './campaign-review.tsx'
import { type WaitingAd, waitingKey, waitingVersion, waitingWords } from './waiting-ad.ts'

export type ReviewRows = { isOpen: (item: WaitingAd) => boolean; onOpen: (item: WaitingAd) => void }

type ReviewQueueProps = { items: readonly WaitingAd[]; children: (rows: ReviewRows) => ReactNode }

/**
 * Leads through what waits, by rows, a button, and keys. What is decided leaves, and the next takes its place. Ads are as
 * wide as a page, so the chosen one is below the list.
 */
export function ReviewQueue({ items, children }: ReviewQueueProps) {
  const [chosen, setChosen] = useState({ key: '', at: 0 })
  const review = useRef<HTMLElement>(null)
  const found = items.findIndex((item) => waitingKey(item) === chosen.key)
  const at = found >= 0 ? found : Math.min(chosen.at, Math.max(items.length - 1, 0))
  const current = items[at]
  const open = (to: number) => {
    const place = (to + items.length) % items.length
    const item = items[place]
    if (item) setChosen({ key: waitingKey(item), at: place })
    review.current?.scrollIntoView({ block: 'start' })
  }
  const next = () => open(at + 1)
  useReviewKeys({ j: next, n: next, k: () => open(at - 1) })
  return (
    <div className="grid gap-6">
      <div className="grid min-w-0 gap-5">
        {children({
          isOpen: (item) => item === current,
          onOpen: (item) => open(items.indexOf(item)),
        })}
      </div>
      <section ref={review} aria-label="Chosen to review" className="grid min-w-0 gap-5">
        {current && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <h2 className="text-xl font-semibold wrap-anywhere">{waitingWords(current).name}</h2>
                <p className="text-sm text-dim">
                  By{' '}
                  <PersonLink
                    person={(current.kind === 'campaign' ? current.whole : current.waiting).advertiser}
                  />
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-3">
                <ReviewKeysHint moves />
                <Button variant="ghost" onClick={next}>
                  Next
                </Button>
              </div>
            </div>
            {current.kind === 'campaign' ? (
              <CampaignReview key={waitingVersion(current)} whole={current.whole} />
            ) : (
              <AdReview key={waitingVersion(current)} waiting={current.waiting} />
            )}
          </>
        )}
      </section>
    </div>
  )
}
