import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { getSubscriber } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import type { NewsletterTopic } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import type { SubscriberId } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { subscriberQuery } from '../api/admin-audience-api.ts'
import { EndDialog, ReviveDialog } from './change-subscriber-dialogs.tsx'
import { topicWords } from './subscriber-columns.tsx'
import { receivedWords, sourceWords, statusWords, stepWords } from './subscriber-words.ts'

type Found = ResponseOf<typeof getSubscriber>

type SubscriberDialogProps = {
  subscriberId: SubscriberId
  topics: readonly NewsletterTopic[]
  onClose: () => void
}

/** One subscriber: where they stand, what they agreed to, and what was sent to them. */
export function SubscriberDialog({ subscriberId, topics, onClose }: SubscriberDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(subscriberQuery(subscriberId))
  const [change, setChange] = useState<'end' | 'revive'>()
  const status = data?.subscriber.status
  const mayEnd = status === 'confirmed' || status === 'pending'
  if (data && change === 'end')
    return <EndDialog subscriber={data.subscriber} onClose={() => setChange(undefined)} />
  if (data && change === 'revive')
    return <ReviveDialog subscriber={data.subscriber} onClose={() => setChange(undefined)} />
  return (
    <Dialog
      open
      wide
      title={data?.subscriber.email ?? 'Subscriber'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {mayEnd && (
            <Button variant="danger" onClick={() => setChange('end')}>
              Unsubscribe
            </Button>
          )}
          {status === 'complained' && (
            <Button variant="primary" onClick={() => setChange('revive')}>
              Subscribe again
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <Shown found={data} topics={topics} />
      ) : error ? (
        <QueryFailure
          title="This subscriber did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={6} className="h-8" />
      )}
    </Dialog>
  )
}

const reasonWords = {
  too_many: 'Too many emails',
  not_relevant: 'Not relevant',
  never_asked: 'Never asked for it',
  content: 'Content',
  other: 'Other',
} as const

function Shown({ found, topics }: { found: Found; topics: readonly NewsletterTopic[] }) {
  const { subscriber, campaigns, suppressedFor } = found
  const { status, userId, source, createdAt, confirmedAt, unsubscribedAt, reason } = subscriber
  return (
    <>
      <Facts
        facts={[
          [
            'Status',
            <Badge key="status" tone={statusWords[status].tone}>
              {statusWords[status].label}
            </Badge>,
          ],
          suppressedFor && ['Suppressed', suppressedFor === 'all' ? 'Gets no emails' : 'Gets no newsletters'],
          ['Topics', topicWords(subscriber.topics, topics)],
          ['Source', sourceWords[source]],
          userId && [
            'Account',
            <TextLink key="account" to={`/admin/users/${userId}`}>
              Open the member
            </TextLink>,
          ],
          ['Added', localTime(createdAt)],
          confirmedAt && ['Confirmed', localTime(confirmedAt)],
          unsubscribedAt && ['Unsubscribed', localTime(unsubscribedAt)],
          reason && ['Reason', [reasonWords[reason.kind], reason.words].filter(Boolean).join(': ')],
        ]}
      />
      <section className="grid gap-3">
        <h3 className="font-semibold">What they agreed to</h3>
        <ol className="grid gap-3">
          {subscriber.consents.toReversed().map(({ at, what, source: by, note, textVersion }) => (
            <li key={`${at} ${what}`}>
              <p>{stepWords[what]}</p>
              <p className="text-sm text-dim">
                {localTime(at)} · {sourceWords[by]} · wording {textVersion}
              </p>
              {note && <p className="text-sm wrap-anywhere">“{note}”</p>}
            </li>
          ))}
        </ol>
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold">Campaigns</h3>
        {campaigns.length === 0 ? (
          <p className="text-dim">No campaign has been sent to this address in the last 90 days.</p>
        ) : (
          <ul className="grid gap-3">
            {campaigns.map(({ campaign, status: received, at, bounced, complained }) => (
              <li key={campaign.id}>
                <p className="wrap-anywhere">{campaign.subject || campaign.name}</p>
                <p className="text-sm text-dim">
                  {receivedWords[received]} · {localTime(at)}
                  {bounced && ' · bounced'}
                  {complained && ' · reported as spam'}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
