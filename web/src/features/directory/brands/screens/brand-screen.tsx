import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { PageData } from '#web/app/screen.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { brandQuery } from '../api/brand-queries.ts'
import { BrandPage } from '../components/brand-page.tsx'

export const title = ({ params, get }: PageData): string =>
  (get(brandQuery(params.brandId ?? '')) as { name: string } | null | undefined)?.name ?? 'Brand'

export function Screen() {
  const { brandId = '' } = useParams()
  const brand = useQuery(brandQuery(brandId))
  if (brand.data) return <BrandPage brand={brand.data} />
  if (brand.data === null) return <NotFound />
  return (
    <div className="shell py-10">
      {brand.isError ? (
        <QueryFailure
          title="This brand did not load"
          error={brand.error}
          retrying={brand.isFetching}
          onRetry={() => void brand.refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-24" />
      )}
    </div>
  )
}
