import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ContactFields } from '#shared/content/contact/contact-settings.ts'
import { contactTopics } from '#shared/content/contact/contact-topics.ts'
import { requestPath } from '#shared/support/support-requests/named-request.ts'
import { contactQuery } from '#web/features/content/contact/api/contact-queries.ts'
import { ContactDetails } from '#web/features/content/contact/components/contact-details.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { type Contacted, ContactForm } from '../components/contact-form.tsx'

export const title = 'Contact us'

export function Screen() {
  const contact = useQuery(contactQuery)
  const { data } = contact
  return (
    <div className="shell py-10">
      <PageHeader label="Help" title="Contact us" lead="Write to us, and a person will answer." />
      {data && <Desk contact={data} />}
      {contact.isPending && <Skeleton className="h-[44rem]" />}
      {contact.isError && !data && (
        <QueryFailure
          title="The contact form did not load"
          error={contact.error}
          retrying={contact.isFetching}
          onRetry={() => void contact.refetch()}
        />
      )}
      <LegalSection title="What helps us help you">
        <dl className="border-t border-line">
          {contactTopics.map(({ title, text }) => (
            <div
              key={title}
              className="grid items-baseline gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[13rem_minmax(0,1fr)_auto]"
            >
              <dt className="font-semibold">{title}</dt>
              <dd className="text-dim">{text}</dd>
              {data?.topics.includes(title) && (
                <dd>
                  <TextLink to={`/contact?topic=${encodeURIComponent(title)}#write`}>
                    Write to us<span className="sr-only"> about: {title}</span>
                  </TextLink>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </LegalSection>
      <LegalSection title="Already answered">
        <p>
          The <TextLink to="/faq">FAQ</TextLink> answers most questions about accounts and memberships. You
          can change, pause and cancel a plan under <TextLink to="/billing">Billing</TextLink>. The{' '}
          <TextLink to="/pages/refund-policy">refund policy</TextLink> explains how refunds work.
        </p>
      </LegalSection>
    </div>
  )
}

/** The form that reaches the desk, and the other ways there. */
function Desk({ contact }: { contact: ContactFields }) {
  const session = useSession()
  const isMember = session.status === 'signed-in'
  const [sent, setSent] = useState<Contacted>()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Panel screws title="Write to us" id="write">
        {sent ? (
          <MessageSent sent={sent} onAnother={() => setSent(undefined)} />
        ) : (
          <ContactForm topics={contact.topics} isMember={isMember} onSent={setSent} />
        )}
      </Panel>
      <ContactDetails contact={contact} />
    </div>
  )
}

type MessageSentProps = { sent: Contacted; onAnother: () => void }

/** Says what happens next. */
function MessageSent({ sent: { email, request }, onAnother }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {request ? 'Your message is on its way' : 'Check your email'}
      </h3>
      {request ? (
        <p>
          It is your request <TextLink to={requestPath(request.id)}>{request.number}</TextLink>. We answer
          there and by email.
        </p>
      ) : (
        <p>
          We sent a link to{' '}
          <strong>
            <EmailAddress>{email ?? ''}</EmailAddress>
          </strong>
          . Confirm your request with it within 48 hours. If you don’t see it, check your spam folder.
        </p>
      )}
      <p className="text-dim">
        Meanwhile, the <TextLink to="/faq">FAQ</TextLink> may already have what you need.
      </p>
      <Button onClick={onAnother}>Write another message</Button>
    </div>
  )
}

type LegalSectionProps = { title: string; children: ReactNode }

/** One heading of a policy with its text. */
function LegalSection({ title, children }: LegalSectionProps) {
  return (
    <section className="mt-10">
      <h2 className="text-xl font-semibold">{title}</h2>
      <div className="mt-3 grid max-w-3xl gap-4">{children}</div>
    </section>
  )
}
