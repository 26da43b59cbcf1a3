import { useSearchParams } from 'react-router-dom'
import { newRequestPath } from '#shared/platform/help/help-path.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { completeProfilePath, loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useAboutTitle } from '../api/about-title.ts'
import { useAskedDesk } from '../api/asked-desk.ts'
import { AboutChip } from './about-chip.tsx'
import { DeskCard } from './desk-card.tsx'
import { aboutIn } from './request-address.ts'
import { RequestForm } from './request-form.tsx'

/** The form of the desk that the address names, beside the times when people answer. */
export function AskForHelp() {
  const session = useSession()
  const [search, setSearch] = useSearchParams()
  const isMember = session.status === 'signed-in'
  const about = aboutIn(search)
  const title = useAboutTitle(about)
  // What is not there, or not shown, is nothing to ask about.
  const asked = title === null ? undefined : about
  const named = search.get('desk') ?? undefined
  const { desk, isClosed, error, isFetching, readAgain } = useAskedDesk(named, asked)
  const remove = () => {
    const rest = new URLSearchParams(search)
    rest.delete('about')
    setSearch(rest, { replace: true, preventScrollReset: true })
  }
  const isOurs = !named || named === 'platform'
  if (!isOurs && session.status !== 'loading') {
    const here = `${newRequestPath}?${search}`
    if (!isMember) return <First to={loginPath(here)} words="Log in" />
    if (!session.me.registrationCompleted)
      return <First to={completeProfilePath(here)} words="Complete your profile" />
  }
  if (isClosed)
    return (
      <EmptyState
        title="This organization takes no requests."
        action={<ButtonLink to={`/organizations/${named}`}>Back to its page</ButtonLink>}
      >
        Contact them as they say on their page.
      </EmptyState>
    )
  if (error && !desk)
    return (
      <QueryFailure title="The form did not load" error={error} retrying={isFetching} onRetry={readAgain} />
    )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {isOurs && (
        <p className="text-dim lg:col-span-2">
          The <TextLink to="/faq">FAQ</TextLink> answers most questions right away.
        </p>
      )}
      <Panel title={desk && !isOurs ? `Ask ${desk.name}` : undefined}>
        {desk ? (
          <div className="grid gap-5">
            {asked && title && <AboutChip title={title} onRemove={remove} />}
            <RequestForm
              key={desk.deskId}
              desk={desk}
              isMember={isMember}
              about={asked}
              category={search.get('category') ?? undefined}
            />
          </div>
        ) : (
          <Skeleton className="h-[36rem]" />
        )}
      </Panel>
      {desk ? <DeskCard desk={desk} /> : <Skeleton className="h-40" />}
    </div>
  )
}

const First = ({ to, words }: { to: string; words: string }) => (
  <EmptyState
    title={`${words} to ask this organization.`}
    action={
      <ButtonLink variant="primary" to={to}>
        {words}
      </ButtonLink>
    }
  />
)
