import { useInfiniteQuery } from '@tanstack/react-query'
import type { Mail, MailStatus } from '#shared/mails/mail.ts'
import { toastFailure } from '#web/features/forms/toast-failure.ts'
import { usePress } from '#web/features/forms/use-press.ts'
import { CursorList } from '#web/features/lists/cursor-list.tsx'
import { TimeAgo } from '#web/features/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toast.ts'
import { mailPagesQuery } from '../api/list-mails.ts'
import { useRetryMail } from '../api/retry-mail.ts'

const nothing: Record<MailStatus, string> = {
  queued: 'No mail is waiting.',
  sending: 'No mail is being sent right now.',
  sent: 'No mail has been sent yet.',
  failed: 'No mail has failed.',
  suppressed: 'No mail was held back.',
}

/** The mails in one status, newest first. */
export function MailList({ status }: { status: MailStatus }) {
  const pages = useInfiniteQuery(mailPagesQuery(status))
  return (
    <CursorList
      pages={pages}
      waiting={<Skeleton lines={4} className="h-14" />}
      failed="The mails did not load"
      empty={<EmptyState title={nothing[status]} />}
    >
      {(mails) => (
        <Panel flush className="max-sm:border-0 max-sm:bg-transparent max-sm:shadow-none">
          <Table
            caption={`Mails, ${status}`}
            columns={columnsFor(status)}
            rows={mails}
            rowKey={(mail) => mail.id}
          />
        </Panel>
      )}
    </CursorList>
  )
}

/** With a command of its own: each of several that are pressed one after the other is told of. */
function RetryButton({ mail }: { mail: Mail }) {
  const retry = useRetryMail()
  const press = usePress(() =>
    retry
      .mutateAsync(mail)
      .then(() => toast.success(`The mail to ${mail.toEmail} is queued again`), toastFailure),
  )
  return (
    <Button size="sm" busy={retry.isPending} busyText="Queueing..." onClick={press}>
      Retry<span className="sr-only"> the mail to {mail.toEmail}</span>
    </Button>
  )
}

function columnsFor(status: MailStatus): Column<Mail>[] {
  return [
    {
      id: 'to',
      header: 'To',
      className: 'min-w-36',
      cell: (mail) => <EmailAddress>{mail.toEmail}</EmailAddress>,
    },
    {
      id: 'template',
      header: 'Template',
      cell: (mail) => <code className="readout">{mail.templateId}</code>,
    },
    {
      id: 'priority',
      header: 'Priority',
      className: 'sm:max-lg:hidden',
      cell: (mail) => (mail.priority === 'high' ? <Badge tone="signal">High</Badge> : 'Normal'),
    },
    {
      id: 'attempts',
      header: 'Attempts',
      numeric: true,
      className: 'sm:max-lg:hidden',
      cell: (mail) => mail.attempts,
    },
    {
      id: 'created',
      header: 'Created',
      className: 'sm:max-md:hidden',
      cell: (mail) => <TimeAgo at={mail.createdAt} />,
    },
    ...(status === 'sent'
      ? [{ id: 'sent', header: 'Sent', cell: (mail: Mail) => mail.sentAt && <TimeAgo at={mail.sentAt} /> }]
      : [
          {
            id: 'error',
            header: 'Last error',
            cell: (mail: Mail) => mail.lastError ?? 'None',
          },
        ]),
    ...(status === 'failed'
      ? [
          {
            id: 'retry',
            header: 'Action',
            cell: (mail: Mail) => <RetryButton mail={mail} />,
          },
        ]
      : []),
  ]
}
