import { useQuery } from '@tanstack/react-query'
import type { MailReach } from '#shared/mail/mail-reach/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSendTestMail } from '../api/mail-reach-commands.ts'
import { mailReachQuery } from '../api/mail-reach-queries.ts'

/** Pass `title` unless the page itself has that name. */
export function MailReachPanel({ title = 'Email delivery' }: { title?: string }) {
  const { membershipType } = useMe()
  const query = useQuery(mailReachQuery)
  return (
    <Panel title={title} aside={query.data && <StateBadge state={query.data.state} />}>
      {query.data ? (
        <Reach reach={query.data} />
      ) : query.isError ? (
        <QueryFailure
          title="This did not load"
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <Skeleton lines={3} className="h-10" />
      )}
      {membershipType === 'admin' && (
        <p className="mt-5 border-t border-line pt-4">
          <TextLink to="/admin/mails">See every email in the queue</TextLink>
        </p>
      )}
    </Panel>
  )
}

const badges = {
  fine: { tone: 'success', label: 'OK' },
  bounced: { tone: 'warning', label: 'Bounced' },
  complained: { tone: 'danger', label: 'Reported as spam' },
  stopped: { tone: 'danger', label: 'Stopped' },
} as const

function StateBadge({ state }: Pick<MailReach, 'state'>) {
  const { tone, label } = badges[state]
  return <Badge tone={tone}>{label}</Badge>
}

function Reach({
  reach: { email, state, since, testSentAt, confirmedAt, nextTestAt },
}: {
  reach: MailReach
}) {
  const command = useSendTestMail()
  const press = usePress(() =>
    command
      .mutateAsync(undefined)
      .then(() => toast.success(`A test email is on its way to ${email}`), toastFailure),
  )
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        We email <strong className="break-all">{email}</strong>.{' '}
        {state === 'fine' && 'Our emails arrive there, as far as we know.'}
        {state === 'bounced' &&
          `An email bounced${since ? ` on ${localTime(since)}` : ''}, so we stopped sending. If the address works again, send yourself a test email and follow the link in it.`}
        {state === 'complained' &&
          `One of our emails was reported as spam${since ? ` on ${localTime(since)}` : ''}, so we send none to this address. Contact us to change that.`}
        {state === 'stopped' && 'We send no emails to this address at the moment. Contact us to change that.'}
      </p>
      <p role="status" className="text-sm text-dim empty:hidden">
        {confirmedAt
          ? `You confirmed on ${localTime(confirmedAt)} that a test email arrived.`
          : testSentAt &&
            `We sent a test email on ${localTime(testSentAt)}. The link in it works for 24 hours. Check your spam folder, too.`}
      </p>
      {state === 'complained' || state === 'stopped' ? (
        <TextLink to="/contact">Contact us</TextLink>
      ) : (
        <div>
          <Button
            data-own
            busy={command.isPending}
            busyText="Sending..."
            disabled={nextTestAt !== undefined}
            onClick={press}
          >
            Send a test email
          </Button>
          {nextTestAt && (
            <p className="mt-2 text-sm text-dim">You can send the next one on {localTime(nextTestAt)}.</p>
          )}
        </div>
      )}
    </div>
  )
}
