import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { cmsPagePath } from '#shared/content/cms-pages/page.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { goneTitle, pageTitle } from '#web/lib/page-title.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { cmsPageQuery } from '../api/cms-page-query.ts'
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

/** The page for an address whose content was removed. */
function GonePage() {
  useEffect(() => {
    document.title = pageTitle(goneTitle)
  }, [])
  return (
    <div className="shell grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <p className="label text-dim">410 · Signal off</p>
      <h1 className="wide max-w-2xl text-4xl text-balance">This page is no longer available.</h1>
      <p className="max-w-xl text-lg text-dim">We took it off the site. Look in the FAQ, or ask us.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" variant="primary">
          Home
        </ButtonLink>
        <ButtonLink to="/faq">Read the FAQ</ButtonLink>
        <ButtonLink to="/contact">Contact us</ButtonLink>
      </div>
    </div>
  )
}
