import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { PublicItem } from '#shared/market/market-items/contract.ts'
import type { PageData } from '#web/app/screen.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { itemQuery } from '../api/item-queries.ts'
import { GoneItem } from '../components/gone-item.tsx'
import { ItemPage } from '../components/item-page.tsx'
import { itemTitle } from '../components/item-words.ts'

export const title = ({ params, get }: PageData): string => {
  const item = get(itemQuery(params.itemId ?? '')) as PublicItem | null | undefined
  return item ? itemTitle(item) : 'Item'
}

export function Screen() {
  const { itemId = '' } = useParams()
  const item = useQuery(itemQuery(itemId))
  if (item.data) return <ItemPage key={item.data.id} item={item.data} />
  if (item.data === null) return <GoneItem itemId={itemId} />
  return (
    <div className="shell py-10">
      {item.isError ? (
        <QueryFailure
          title="This item did not load"
          error={item.error}
          retrying={item.isFetching}
          onRetry={() => void item.refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-24" />
      )}
    </div>
  )
}
