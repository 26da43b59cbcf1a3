import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense } from 'react'
import { hasItemPage, itemStateAt } from '#shared/market/market-items/item-state.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import type { OwnItem } from '#shared/market/market-items/own-contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { serverTime } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ownItemQuery } from '../api/own-item-queries.ts'
import { ItemActions } from '../own/item-actions.tsx'
import { isDraft, isEditable, myItemsPath, nameOf, stateWords } from '../own/item-words.ts'
import { StandingBanner } from '../own/standing-banner.tsx'
import { ItemEditor } from './item-editor.tsx'
import type { ItemStart } from './item-values.ts'

/** Drafts need neither. */
const SaleActions = lazy(async () => ({
  default: (await import('#web/features/market/sales/components/sale-actions.tsx')).SaleActions,
}))
const ItemSummary = lazy(async () => ({ default: (await import('./item-summary.tsx')).ItemSummary }))

type ItemPageProps = {
  /** Absent for what is still to be created. */
  itemId: string | undefined
  /** The name of the page while the item has none. */
  title: string
  start?: ItemStart
  onCreated?: (itemId: string) => void
}

/** An item where its seller writes it, offers it, and looks after it. */
export function ItemPage({ itemId, title, start = {}, onCreated = () => undefined }: ItemPageProps) {
  const found = useQuery({ ...ownItemQuery(itemId ?? ''), enabled: itemId !== undefined })
  if (itemId && found.data === null) return <NotFound />
  const own = found.data ?? undefined
  const isThere = itemId === undefined || own !== undefined
  return (
    <div className="shell max-w-4xl py-10">
      <Breadcrumb
        items={[
          { label: 'My listings', to: myItemsPath },
          { label: own && itemId ? nameOf(own.item) : title },
        ]}
      />
      {isThere && <Opened own={itemId ? own : undefined} title={title} start={start} onCreated={onCreated} />}
      {!isThere && found.isError && (
        <QueryFailure
          title="Your item did not load"
          error={found.error}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {!isThere && found.isPending && <Skeleton lines={4} className="h-24" />}
    </div>
  )
}

/** What a form is filled with: it begins once more when the item is another one or stands in another place. */
function formOf(own: OwnItem | undefined): string {
  if (!own || isDraft(own.item)) return 'draft'
  const { status, expiresAt, reservation } = own.item
  return [status, expiresAt, reservation?.until].join('#')
}

type OpenedProps = Required<Pick<ItemPageProps, 'title' | 'start' | 'onCreated'>> & {
  own: OwnItem | undefined
}

function Opened({ own, title, start, onCreated }: OpenedProps) {
  const item = own?.item
  return (
    <>
      <Header title={item && !isDraft(item) ? nameOf(item) : title} own={own}>
        {item && (
          <ItemActions item={item}>
            {hasItemPage(item, serverTime()) && (
              <ButtonLink size="sm" to={itemPath(item.id)}>
                View
              </ButtonLink>
            )}
            {!isDraft(item) && (
              <Suspense fallback={null}>
                <SaleActions own={own} isSaleNext={itemStateAt(item, serverTime()) === 'reserved'} />
              </Suspense>
            )}
          </ItemActions>
        )}
      </Header>
      <div className="grid gap-6">
        {item && <StandingBanner item={item} />}
        {!item || isEditable(item) ? (
          <div data-own="part">
            <ItemEditor key={formOf(own)} own={own} start={start} onCreated={onCreated} />
          </div>
        ) : (
          <Suspense fallback={<Skeleton lines={4} className="h-24" />}>
            <ItemSummary item={item} />
          </Suspense>
        )}
      </div>
    </>
  )
}

type HeaderProps = { title: string; own: OwnItem | undefined; children: ReactNode }

function Header({ title, own, children }: HeaderProps) {
  const state = own && stateWords[itemStateAt(own.item, serverTime())]
  return (
    <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <h1 className="wide text-2xl text-balance wrap-anywhere">{title}</h1>
        {state && <Badge tone={state.tone}>{state.words}</Badge>}
      </div>
      {children}
    </header>
  )
}
