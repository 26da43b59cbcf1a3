import { useQuery } from '@tanstack/react-query'
import type { MySubscription } from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { subscriptionQuery, useSetSubscription } from '../api/subscription-api.ts'
import { ComplainedNotice } from './complained-notice.tsx'
import { TopicsForm } from './topics-form.tsx'

/** Whether a member gets the newsletter, and about what. */
export function NewsletterPanel() {
  const query = useQuery(subscriptionQuery)
  return (
    <Panel title="Newsletter" data-own="part">
      {query.data ? (
        <Choice {...query.data} />
      ) : query.isError ? (
        <QueryFailure
          title="Your choice did not load"
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton lines={2} className="h-11" />
      )}
    </Panel>
  )
}

function Choice({ isOn, email, topics, offered, problem }: MySubscription) {
  const set = useSetSubscription()
  // A switch shows at once what was pressed.
  const isShownOn = set.isPending ? set.variables.isOn : isOn
  const choose = (choice: Parameters<typeof set.mutate>[0], told: string) =>
    set.mutate(choice, { onSuccess: () => toast.success(told), onError: toastFailure })
  if (problem === 'complained') return <ComplainedNotice />
  return (
    <div className="grid gap-5">
      {problem === 'bounced' && (
        <Banner action={<TextLink to="/profile?tab=security">Check your address</TextLink>}>
          An email to {email} bounced, so we stopped the newsletter. If the address works again, send yourself
          a test email below, then turn it on.
        </Banner>
      )}
      <Switch
        label="Newsletter by email"
        hint={`News from Boxrise to ${email}.`}
        checked={isShownOn}
        onChange={({ target }) => {
          if (!set.isPending)
            choose({ isOn: target.checked, topics }, target.checked ? 'Newsletter on' : 'Newsletter off')
        }}
      />
      {isOn && offered.length > 0 && (
        <TopicsForm
          key={topics.join()}
          topics={topics}
          offered={offered}
          isSaving={set.isPending}
          onSave={(chosen) => choose({ isOn: true, topics: chosen }, 'Topics saved')}
        />
      )}
    </div>
  )
}
