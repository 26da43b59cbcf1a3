import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { categoryTopic } from '#shared/platform/notifications/category-topic.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScriptNotice } from '#web/ui/script-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useSetMailChoice } from '../api/unsubscribe-commands.ts'
import { mailChoiceQuery } from '../api/unsubscribe-queries.ts'

export const title = 'Turn emails off'

/** Opening it changes nothing, because programs that check mails open every link. */
export function Screen() {
  const { token = '' } = useParams()
  return (
    <div className="shell py-10">
      <PageHeader label="Email" title="Turn emails off" />
      <div className="max-w-2xl">
        <ScriptNotice />
        <Choice token={token} />
        <p className="mt-6 text-dim">
          You choose which other emails you get in your{' '}
          <TextLink to="/profile?tab=notifications">notification settings</TextLink>. Emails about your
          account, its security, your payments, and your own entries and results always go out.
        </p>
      </div>
    </div>
  )
}

function Choice({ token }: { token: string }) {
  const query = useQuery(mailChoiceQuery(token))
  const command = useSetMailChoice(token)
  const isOn = query.data?.isOn ?? true
  const press = usePress(() => command.mutateAsync(!isOn).catch(toastFailure))
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <Panel>
        <p>{query.error.message}</p>
        <ButtonLink to="/profile?tab=notifications" className="mt-5">
          Notification settings
        </ButtonLink>
      </Panel>
    )
  if (query.isError)
    return (
      <QueryFailure
        title="This link did not load"
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  if (!query.data)
    return (
      <Panel aria-busy="true">
        <Skeleton lines={2} className="h-12" />
      </Panel>
    )
  const topic = query.data.topic ?? categoryTopic[query.data.category]
  return (
    <Panel>
      <p role="status" className="text-lg">
        {isOn ? (
          <>
            You get emails about <strong>{topic}</strong>.
          </>
        ) : (
          <>
            Emails about <strong>{topic}</strong> are off. We no longer send them to you.
          </>
        )}
      </p>
      <Button
        className="mt-5"
        variant={isOn ? 'primary' : undefined}
        busy={command.isPending}
        busyText={isOn ? 'Turning off...' : 'Turning on...'}
        onClick={press}
      >
        {isOn ? `Turn off emails about ${topic}` : 'Turn on again'}
      </Button>
    </Panel>
  )
}
