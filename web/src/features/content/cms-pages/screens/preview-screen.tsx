import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lookUpPreview } from '#shared/content/cms-pages/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { shownPage } from '../api/cms-page-query.ts'
import { PageArticle } from '../components/page-article.tsx'

export const title = 'Preview'

/** A draft for those who were given its link. */
export function Screen() {
  const token = useTokenOfAddress()
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['page-preview', token],
    queryFn: () => call(lookUpPreview, { body: { token: token ?? '' } }),
    enabled: Boolean(token),
    retry: false,
    gcTime: 0,
  })
  const heading = data?.title
  useEffect(() => {
    if (heading) document.title = pageTitle(`Preview of ${heading}`)
  }, [heading])
  const isExpired = token === '' || (error instanceof ApiError && error.status === 404)
  if (data)
    return (
      <>
        <div className="shell pt-6">
          <Banner tone="info">
            <strong>This is a preview.</strong> Visitors to the site do not see it. The link works for 24
            hours.
          </Banner>
        </div>
        <PageArticle page={shownPage(data)} />
      </>
    )
  return (
    <div className="shell py-10">
      {isExpired ? (
        <div className="grid min-h-[40vh] content-center justify-items-start gap-3">
          <h1 className="wide text-3xl">No preview here</h1>
          <p className="text-lg text-dim">This preview has expired. Ask for a new link.</p>
          <ButtonLink to="/" className="mt-3">
            Home
          </ButtonLink>
        </div>
      ) : isError ? (
        <QueryFailure
          title="The preview did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={6} className="h-16" />
      )}
    </div>
  )
}

/**
 * Undefined until the browser has looked. The token stays only in memory, so the address or the history
 * reveals nothing.
 */
function useTokenOfAddress(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const given = location.hash.slice(1)
    if (given) history.replaceState(history.state, '', location.pathname + location.search)
    setToken((known) => known || given)
  }, [])
  return token
}
