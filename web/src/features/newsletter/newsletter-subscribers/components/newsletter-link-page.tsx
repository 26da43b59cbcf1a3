import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { NewsletterLink } from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScriptNotice } from '#web/ui/script-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { newsletterLinkQuery } from '../api/link-api.ts'
import { SignUpForm } from './sign-up-form.tsx'

type Purpose = NewsletterLink['purpose']

export type OpenedLink = { token: string; link: NewsletterLink }

type NewsletterLinkPageProps = {
  title: string
  purpose: Purpose
  children: (opened: OpenedLink) => ReactNode
}

/** The page of a link in our emails. Opening it changes nothing, because programs that check mails open every link. */
export function NewsletterLinkPage({ title, purpose, children }: NewsletterLinkPageProps) {
  const { token = '' } = useParams()
  const query = useQuery(newsletterLinkQuery(token))
  const why = endedWhy(query, purpose)
  return (
    <div className="shell py-10">
      <PageHeader label="Newsletter" title={why ? 'This link doesn’t work' : title} />
      <div className="grid max-w-2xl gap-5">
        <ScriptNotice />
        {why ? (
          <EndedLink purpose={purpose} why={why} />
        ) : (
          <Opened key={token} token={token} query={query}>
            {children}
          </Opened>
        )}
      </div>
    </div>
  )
}

type LinkQuery = UseQueryResult<NewsletterLink>

/** What is wrong with a link, if anything is. */
function endedWhy({ data: link, error }: LinkQuery, purpose: Purpose): string | undefined {
  if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return error.message
  return link && link.purpose !== purpose ? subscriberRefusal.linkUnknown().message : undefined
}

type OpenedProps = Pick<NewsletterLinkPageProps, 'children'> & { token: string; query: LinkQuery }

function Opened({ token, query, children }: OpenedProps) {
  const { data: link, error } = query
  if (link) return children({ token, link })
  if (error)
    return (
      <QueryFailure
        title="This link did not load"
        error={error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  return (
    <Panel aria-busy="true">
      <Skeleton lines={2} className="h-12" />
    </Panel>
  )
}

/** What is wrong with a link, and another way to the same end. */
function EndedLink({ purpose, why }: { purpose: Purpose; why: string }) {
  const isMember = useSession().status === 'signed-in'
  return (
    <>
      <Banner>{why}</Banner>
      {purpose === 'confirm' && !isMember && (
        <Panel title="Get a new link">
          <SignUpForm />
        </Panel>
      )}
      <p className="text-dim">
        {isMember
          ? 'You choose what you get in your settings.'
          : 'Members choose what they get in their settings.'}
        {purpose === 'unsubscribe' && ' You can also write to us, and we take your address off the list.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/profile?tab=notifications" variant={isMember ? 'primary' : 'secondary'}>
          {isMember ? 'Newsletter settings' : 'Log in'}
        </ButtonLink>
        {purpose === 'unsubscribe' && (
          <ButtonLink to="/contact" variant={isMember ? 'secondary' : 'primary'}>
            Write to us
          </ButtonLink>
        )}
      </div>
    </>
  )
}
