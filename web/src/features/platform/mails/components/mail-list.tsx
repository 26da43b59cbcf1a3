import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listMails } from '#shared/platform/mails/contract.ts'
import type { Mail, MailStatus } from '#shared/platform/mails/mail.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toast.ts'
import { useLiftSuppression, useRetryMail } from '../api/mail-commands.ts'

const mailPagesQuery = (status: MailStatus) =>
  pagesQuery(listMails, {
    key: ['mails', status],
    query: { status },
    // Mails change their status by themselves.
    staleTime: 5000,
  })

const nothing: Record<MailStatus, string> = {
  queued: 'No emails are queued.',
  sending: 'No emails are being sent right now.',
  sent: 'No emails have been sent yet.',
  failed: 'No failed emails.',
  suppressed: 'No suppressed emails.',
  unwanted: 'No emails were turned off by members.',
}

/** The mails in one status, newest first. */
export function MailList({ status }: { status: MailStatus }) {
  const pages = useInfiniteQuery(mailPagesQuery(status))
  return (
    <TablePanel
      pages={pages}
      caption={`Emails, ${status}`}
      columns={columnsFor(status)}
      rowKey={(mail) => mail.id}
      skeletonRows={6}
      failed="The emails did not load"
      empty={<EmptyState title={nothing[status]} />}
    />
  )
}

/** Each row has its own command, so that each of several presses in a row gets its own message. */
function RetryButton({ mail }: { mail: Mail }) {
  const retry = useRetryMail()
  const press = usePress(() =>
    retry
      .mutateAsync({ params: { mailId: mail.id } })
      .then(() => toast.success(`Email to ${mail.toEmail} queued again`), toastFailure),
  )
  return (
    <Button size="sm" busy={retry.isPending} busyText="Queueing..." onClick={press}>
      Retry<span className="sr-only"> the email to {mail.toEmail}</span>
    </Button>
  )
}

/** A bounce or a complaint is lifted one by one, with a reason that stays in the log. */
function LiftButton({ mail }: { mail: Mail }) {
  const [isOpen, setOpen] = useState(false)
  const lift = useLiftSuppression()
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Allow again<span className="sr-only">: emails to {mail.toEmail}</span>
      </Button>
      {isOpen && (
        <ReasonCommand
          title={`Send emails to ${mail.toEmail} again?`}
          description="This address bounced, or its owner reported an email as spam. Say why emails may go there again."
          confirmLabel="Allow again"
          done={`Emails to ${mail.toEmail} go out again`}
          command={lift}
          inputOf={(reason) => ({ params: { mailId: mail.id }, body: { reason } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const actions: Partial<Record<MailStatus, typeof RetryButton>> = {
  failed: RetryButton,
  suppressed: LiftButton,
}

function columnsFor(status: MailStatus): Column<Mail>[] {
  const Action = actions[status]
  return [
    {
      id: 'to',
      header: 'To',
      className: 'min-w-36',
      narrow: 'title',
      cell: (mail) => (
        <Link to={`/admin/mails/${mail.id}`} className="link">
          <EmailAddress>{mail.toEmail}</EmailAddress>
        </Link>
      ),
    },
    {
      id: 'template',
      header: 'Template',
      narrow: 'meta',
      cell: (mail) => <code className="readout">{mail.templateId}</code>,
    },
    {
      id: 'priority',
      header: 'Priority',
      className: 'max-xl:hidden',
      cell: (mail) => (mail.priority === 'high' ? 'High' : <span className="text-dim">Normal</span>),
    },
    {
      id: 'attempts',
      header: 'Attempts',
      numeric: true,
      className: 'max-lg:hidden',
      cell: (mail) => mail.attempts,
    },
    {
      id: 'created',
      header: 'Created',
      className: 'whitespace-nowrap text-dim sm:max-md:hidden',
      narrow: status === 'failed' ? undefined : 'end',
      cell: (mail) => <TimeAgo at={mail.createdAt} />,
    },
    ...(status === 'sent'
      ? [
          {
            id: 'sent',
            header: 'Sent',
            className: 'whitespace-nowrap',
            cell: (mail: Mail) => mail.sentAt && <TimeAgo at={mail.sentAt} />,
          },
        ]
      : [
          {
            id: 'error',
            header: 'Last error',
            narrow: status === 'failed' ? ('foot' as const) : undefined,
            cell: (mail: Mail) => mail.lastError ?? <span className="text-faint">None</span>,
          },
        ]),
    ...(Action
      ? [
          {
            id: 'action',
            header: 'Action',
            narrow: 'action' as const,
            cell: (mail: Mail) => <Action mail={mail} />,
          },
        ]
      : []),
  ]
}
