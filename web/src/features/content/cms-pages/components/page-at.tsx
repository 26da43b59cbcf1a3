import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { cmsPagePath } from '#shared/content/cms-pages/page.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { cmsPageQuery } from '../api/cms-page-query.ts'
import { GonePage } from './gone-page.tsx'
import { PageArticle } from './page-article.tsx'

type PageAtProps = {
  slug: string
  /** The address of the screen; another page, or one that has moved, is shown at its own. */
  path: string
  chrome?: ReactNode
}

/** Shows the page of an address, even if it has moved. */
export function PageAt({ slug, path, chrome }: PageAtProps) {
  const { search, hash } = useLocation()
  const { data: page, isError, error, isFetching, refetch } = useQuery(cmsPageQuery(slug))
  const heading = typeof page === 'object' ? page.title : undefined
  // When the user came here inside the application, the title was not known yet.
  useEffect(() => {
    if (heading) document.title = pageTitle(heading)
  }, [heading])
  if (page === 'missing') return <NotFound />
  if (page === 'gone') return <GonePage />
  if (!page)
    return (
      <div className="shell py-10">
        {isError ? (
          <QueryFailure
            title="This page did not load"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton lines={6} className="h-16" />
        )}
      </div>
    )
  const present = cmsPagePath(page.slug)
  if (present !== path) return <Navigate to={present + search + hash} replace />
  return <PageArticle page={page} chrome={chrome} />
}
