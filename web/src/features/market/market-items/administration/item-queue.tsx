import { useRef, useState } from 'react'
import type { AdminItem } from '#shared/market/market-items/admin-contract.ts'
import { itemCategories } from '#shared/market/market-items/item-labels.ts'
import { PersonLink } from '#web/features/directory/listings/administration/standing-facts.tsx'
import { ReviewKeysHint } from '#web/features/platform/lists/review-keys-hint.tsx'
import { useReviewKeys } from '#web/features/platform/lists/use-review-keys.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Panel } from '#web/ui/panel.tsx'
import { nameOf } from '../own/item-words.ts'
import { priceWords } from '../own/price-words.ts'
import { ItemReview } from './item-review.tsx'

type ItemQueueProps = { items: readonly AdminItem[]; title: string }

/** The width from which there is room for the list beside what is open, as in the style sheet. */
const wide = '(width >= 64rem)'

/** Leads through items by rows, a button, and keys. What is decided leaves, and the next takes its place. */
export function ItemQueue({ items, title }: ItemQueueProps) {
  const [chosen, setChosen] = useState({ id: '', at: 0 })
  const review = useRef<HTMLElement>(null)
  const found = items.findIndex(({ id }) => id === chosen.id)
  const at = found >= 0 ? found : Math.min(chosen.at, Math.max(items.length - 1, 0))
  const current = items[at]
  const open = (to: number) => {
    const place = (to + items.length) % items.length
    setChosen({ id: items[place]?.id ?? '', at: place })
  }
  const next = () => open(at + 1)
  useReviewKeys({ j: next, n: next, k: () => open(at - 1) })
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Panel flush title={title}>
        <ul className="divide-y divide-line">
          {items.map((item, place) => (
            <ItemLine
              key={item.id}
              item={item}
              isOpen={item === current}
              onOpen={() => {
                open(place)
                if (!matchMedia(wide).matches) review.current?.scrollIntoView({ block: 'start' })
              }}
            />
          ))}
        </ul>
      </Panel>
      <section ref={review} aria-label="Chosen to review" className="grid gap-5">
        {current && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <h2 className="text-xl font-semibold wrap-anywhere">{nameOf(current)}</h2>
                <p className="text-sm text-dim">
                  Sold by <PersonLink person={current.seller} />
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-3">
                {current.status === 'pending' && <ReviewKeysHint moves />}
                <Button variant="ghost" onClick={next}>
                  Next
                </Button>
              </div>
            </div>
            <ItemReview key={`${current.id}#${current.version}`} item={current} />
          </>
        )}
      </section>
    </div>
  )
}

type ItemLineProps = { item: AdminItem; isOpen: boolean; onOpen: () => void }

/** An item in the list: pressed, it opens beside it. */
const ItemLine = ({ item, isOpen, onOpen }: ItemLineProps) => (
  <li className={cx(isOpen && 'bg-raised [box-shadow:inset_3px_0_0_var(--c-signal)]')}>
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={onOpen}
      className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3 text-left"
    >
      <span className="font-semibold wrap-anywhere">{nameOf(item)}</span>
      <span className="text-right text-sm text-dim">
        <TimeAgo at={item.statusSince} />
      </span>
      <span className="col-span-full text-sm text-dim wrap-anywhere">
        {[priceWords(item), itemCategories[item.category], item.seller.name].join(' · ')}
      </span>
    </button>
  </li>
)
