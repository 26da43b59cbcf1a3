import '#web/features/market/conversations/components/messages.css'
import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScriptNotice } from '#web/ui/script-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { guestRequestQuery, useConfirmRequest, useGuestRequestActs } from '../api/guest-commands.ts'
import { RequestView } from '../components/request-view.tsx'
import { useLinkSecret } from '../components/use-link-secret.ts'

/** Few links have ended. */
const NewLinkForm = lazy(async () => ({
  default: (await import('../components/new-link-form.tsx')).NewLinkForm,
}))

export const title = 'Your support request'

/** Opening it changes nothing, because programs that check mails open every link. */
export function Screen() {
  const link = useLinkSecret()
  return (
    <div className="shell py-10">
      <ScriptNotice />
      {link === undefined ? <Waiting /> : link === '' ? <WithoutLink /> : <Opened key={link} link={link} />}
    </div>
  )
}

const Waiting = () => (
  <Panel aria-busy="true" className="max-w-3xl">
    <Skeleton lines={3} className="h-10" />
  </Panel>
)

/** The way to a link for those who have none that works. */
const WithoutLink = ({ why }: { why?: string }) => (
  <div className="mx-auto max-w-xl">
    <PageHeader
      title={why ? title : 'Check your email'}
      {...(!why && { lead: 'Open the link in our email to see your request.' })}
    />
    <div className="grid gap-5">
      {why && <Banner tone="warning">{why}</Banner>}
      <Suspense fallback={<Skeleton className="h-72" />}>
        <NewLinkForm />
      </Suspense>
      <p className="text-dim">
        Or <TextLink to="/support">write a new request</TextLink>, or read the{' '}
        <TextLink to="/faq">FAQ</TextLink>.
      </p>
    </div>
  </div>
)

function Opened({ link }: { link: string }) {
  const pages = useInfiniteQuery(guestRequestQuery(link))
  const acts = useGuestRequestActs(link)
  const [search] = useSearchParams()
  const { data, error } = pages
  const [first] = data?.pages ?? []
  // A link may end while its page is open.
  if (error instanceof ApiError && error.code === 'request_link_gone')
    return <WithoutLink why={error.message} />
  if (!first)
    return error ? (
      <QueryFailure
        title="Your request did not load"
        error={error}
        retrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    ) : (
      <Waiting />
    )
  if (first.state === 'unconfirmed') return <Confirm link={link} subject={first.subject} />
  return (
    <>
      <RequestView
        pages={data?.pages.flatMap((page) => (page.state === 'confirmed' ? page.request : [])) ?? []}
        hasOlder={pages.hasNextPage}
        isLoadingOlder={pages.isFetchingNextPage}
        onOlder={() => pages.fetchNextPage()}
        acts={acts}
        isGuest
        beginsAtEnd={!search.has('rate')}
      />
      {/* A link opens one request; the other one has its own. */}
      {first.request.status === 'merged' && (
        <div className="mt-6 max-w-3xl">
          <Suspense fallback={<Skeleton className="h-72" />}>
            <NewLinkForm />
          </Suspense>
        </div>
      )}
    </>
  )
}

function Confirm({ link, subject }: { link: string; subject: string }) {
  const confirm = useConfirmRequest(link)
  return (
    <>
      <PageHeader title="Send your request" />
      <Panel screws className="max-w-xl">
        <div className="grid justify-items-start gap-5">
          <p className="text-xl font-semibold wrap-anywhere">{subject}</p>
          <Button
            variant="primary"
            size="lg"
            busy={confirm.isPending}
            busyText="Sending..."
            onClick={() => confirm.mutate({}, { onError: toastFailure })}
          >
            Send my request
          </Button>
        </div>
      </Panel>
    </>
  )
}
