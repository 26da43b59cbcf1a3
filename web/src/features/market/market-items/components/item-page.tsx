import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useEffect } from 'react'
import type { PublicItem } from '#shared/market/market-items/contract.ts'
import type { ListedItem } from '#shared/market/market-items/item-card.ts'
import { itemCategories } from '#shared/market/market-items/item-labels.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { Gallery } from '#web/features/directory/listings/components/gallery.tsx'
import { LinkedText } from '#web/features/events/events/components/linked-text.tsx'
import { myPlaceQuery } from '#web/features/market/conversations/api/my-place-query.ts'
import { MessageBox } from '#web/features/market/conversations/components/message-box.tsx'
import { MessageButton } from '#web/features/market/conversations/components/message-button.tsx'
import { SaveButton } from '#web/features/market/favorites/components/save-button.tsx'
import { ReserveButton } from '#web/features/market/sales/components/reserve-button.tsx'
import { AdSlot } from '#web/features/platform/ad-slots/components/ad-slot.tsx'
import { ReportButton } from '#web/features/platform/reports/components/report-button.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { cx } from '#web/ui/cx.ts'
import { Panel } from '#web/ui/panel.tsx'
import { CategoryDrawing } from './category-drawing.tsx'
import { ItemBar } from './item-bar.tsx'
import { ItemCard } from './item-card.tsx'
import { itemsPath } from './item-filters.ts'
import { ItemHeader } from './item-header.tsx'
import { itemTitle } from './item-words.ts'
import { SellerPanel } from './seller-panel.tsx'
import { ShareButton } from './share-button.tsx'

const OwnPanel = lazy(async () => ({ default: (await import('./own-panel.tsx')).OwnPanel }))

/** An item as everyone sees it; what only a member sees of it stands where nothing below it moves. */
export function ItemPage({ item }: { item: PublicItem }) {
  const { id, title, category, status, state, description, pictures, seller, others, nearby, soldAt } = item
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const mine = useQuery({ ...myPlaceQuery(id), enabled: isMember }).data
  const name = itemTitle(item)
  // When the user came here inside the application, the name was not known yet.
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
  const isSold = status === 'sold'
  const isOwn = mine?.isOwn === true
  return (
    <div className="shell py-10">
      <Breadcrumb
        items={[
          { label: 'Marketplace', to: '/marketplace' },
          { label: itemCategories[category], to: itemsPath({ category }) },
          { label: title },
        ]}
      />
      <div className="mt-4 grid gap-6">
        {isSold && (
          <Banner tone="warning">Sold{soldAt && ` on ${utcDay(soldAt)}`}. It is no longer for sale.</Banner>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          {pictures.length > 0 ? (
            <Gallery pictures={pictures} of={title} isWide />
          ) : (
            <div className="panel grid aspect-video place-items-center bg-well text-dim">
              <CategoryDrawing category={category} />
            </div>
          )}
          <div className="contents gap-6 lg:row-span-2 lg:grid">
            <div className="min-w-0 max-lg:order-1">
              <ItemHeader
                item={item}
                contact={<MessageButton item={item} />}
                actions={
                  <>
                    {!isOwn && !isSold && (
                      // On a phone it is in the bar below.
                      <div className="max-sm:hidden">
                        <SaveButton itemId={id} isSaved={mine?.isSaved ?? false} />
                      </div>
                    )}
                    <ShareButton item={item} />
                  </>
                }
              >
                <ReserveButton item={item} />
              </ItemHeader>
            </div>
            <div className="grid min-w-0 gap-6 max-lg:order-3">
              <SellerPanel seller={seller} />
              <MessageBox item={item} />
              {isOwn && (
                <Suspense>
                  <OwnPanel itemId={id} />
                </Suspense>
              )}
              {isMember && mine && !isOwn && (
                <p>
                  <ReportButton subject={{ type: 'item', id }} of={`the item ${title}`} />
                </p>
              )}
              <AdSlot zone="side_box" state={state} />
            </div>
          </div>
          <div className="grid min-w-0 gap-6 max-lg:order-2">
            <Panel title="About">
              <LinkedText text={description} />
            </Panel>
            <OtherItems title="More from this seller" items={others} columns="lg:grid-cols-3" />
          </div>
        </div>
        <OtherItems title="Nearby" items={nearby} />
      </div>
      {!isSold && !isOwn && <ItemBar item={item} isSaved={mine?.isSaved ?? false} />}
    </div>
  )
}

type OtherItemsProps = { title: string; items: readonly ListedItem[]; columns?: string }

function OtherItems({ title, items, columns = 'lg:grid-cols-4' }: OtherItemsProps) {
  if (items.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="label mb-4 text-dim">{title}</h2>
      <ul className={cx('grid grid-cols-2 gap-3 sm:gap-4', columns)}>
        {items.map((item) => (
          <ItemCard key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}
