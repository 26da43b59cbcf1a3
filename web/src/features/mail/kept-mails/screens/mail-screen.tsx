import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { KeptMail } from '#shared/mail/kept-mails/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import {
  MailBody,
  type MailView,
  mailViews,
} from '#web/features/mail/mail-templates/components/mail-body.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { mailStatusWords } from '#web/features/platform/mails/components/mail-status-words.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { keptMailQuery } from '../api/kept-mail-queries.ts'

export const title = 'Email'

const toRecipient = (to: string) => `/admin/mails/recipient?${new URLSearchParams({ to })}`

export function Screen() {
  const { mailId = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(keptMailQuery(mailId))
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  const name = data?.content?.subject ?? data?.mail.templateId ?? title
  return (
    // Each email is its own screen, so its heading is a new one that takes the focus.
    <div key={mailId} className="page">
      <Breadcrumb items={[{ label: 'Email queue', to: '/admin/mails' }, { label: name }]} />
      <ScreenHeader title={name} />
      {data && <MailPanels kept={data} />}
      {!data && !error && <Skeleton lines={10} className="h-12" />}
      {!data && missing && (
        <EmptyState title="Email not found" action={<ButtonLink to="/admin/mails">Email queue</ButtonLink>}>
          Emails are kept for up to 180 days.
        </EmptyState>
      )}
      {!data && error && !missing && (
        <QueryFailure
          title="This email did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}

function MailPanels({ kept: { mail, content } }: { kept: KeptMail }) {
  const [view, setView] = useState<MailView>('light')
  const facts: Fact[] = [
    [
      'To',
      <TextLink key="to" to={toRecipient(mail.toEmail)}>
        <EmailAddress>{mail.toEmail}</EmailAddress>
      </TextLink>,
    ],
    ['Status', mailStatusWords[mail.status]],
    mail.sentAt && ['Sent', localTime(mail.sentAt)],
    ['Queued', localTime(mail.createdAt)],
    mail.lastError && ['Last error', mail.lastError],
    ['Attempts', String(mail.attempts)],
    [
      'Template',
      <TextLink key="template" to={`/admin/mails/templates/${mail.templateId}`}>
        {content?.name ?? mail.templateId}
      </TextLink>,
    ],
    content?.attachment && ['Attachment', content.attachment],
    mail.providerMessageId && ['Id at SES', <code key="id">{mail.providerMessageId}</code>],
  ]
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <Panel title="Delivery">
        <Facts facts={facts} />
      </Panel>
      {content ? (
        <Panel
          title={mail.status === 'sent' ? 'What was sent' : 'What it says'}
          aside={
            <Segmented legend="Show as" name="view" options={mailViews} value={view} onChange={setView} />
          }
        >
          <div className="grid gap-3">
            {content.hidden.length > 0 && (
              <p className="text-sm text-dim">Codes and links that let someone in are not shown.</p>
            )}
            <MailBody title="Email" mail={content} view={view} />
          </div>
        </Panel>
      ) : (
        <EmptyState title="This email is no longer sent">What it said is not kept.</EmptyState>
      )}
    </div>
  )
}
