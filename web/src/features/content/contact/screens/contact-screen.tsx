import { useQuery } from '@tanstack/react-query'
import { contactTopics } from '#shared/content/contact/contact-topics.ts'
import { LegalSection } from '#web/features/content/contact/components/legal-section.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { contactQuery } from '../api/contact-queries.ts'
import { Desk } from '../components/desk.tsx'

export const title = 'Contact us'

export function Screen() {
  const contact = useQuery(contactQuery)
  const { data } = contact
  const isOpen = data?.email !== undefined
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
              {isOpen && data.topics.includes(title) && (
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
