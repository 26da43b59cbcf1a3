import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { utcDay } from '#shared/time/utc-day.ts'
import type { PageData } from '#web/app/screen.ts'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { LegalSection } from '#web/features/legal/components/legal-section.tsx'
import { Screen as NotFound } from '#web/features/shell/screens/not-found-screen.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { cmsPageQuery } from '../api/get-cms-page.ts'
import { LinkedText } from '../components/linked-text.tsx'

const labels = {
  company: 'Company',
  quick_links: 'Boxrise',
  legal: 'Legal',
  support: 'Help',
  social: 'Community',
}

export const title = ({ params, get }: PageData): string =>
  (get(cmsPageQuery(params.slug ?? '')) as { title: string } | null | undefined)?.title ?? 'Page'

/** A page whose words are data. */
export function Screen() {
  const { slug = '' } = useParams()
  const { data: page, isError, error, isFetching, refetch } = useQuery(cmsPageQuery(slug))
  const heading = page?.title
  // On the way here inside the application the title was not known yet.
  useEffect(() => {
    if (heading) document.title = pageTitle(heading)
  }, [heading])
  if (page === null) return <NotFound />
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
  return (
    <div className="shell py-10">
      <PageHeader label={labels[page.footerSection]} title={page.title} lead={page.lead} />
      <p className="text-sm text-dim">Last updated on {utcDay(page.updatedOn)}</p>
      {page.sections.map(({ heading, content }) => (
        <LegalSection key={heading} title={heading}>
          {content.map((block) =>
            typeof block === 'string' ? (
              <p key={block}>
                <LinkedText>{block}</LinkedText>
              </p>
            ) : (
              <ul key={block[0]} className="grid list-disc gap-2 pl-5 marker:text-dim">
                {block.map((point) => (
                  <li key={point}>
                    <LinkedText>{point}</LinkedText>
                  </li>
                ))}
              </ul>
            ),
          )}
        </LegalSection>
      ))}
    </div>
  )
}
