import { useQuery } from '@tanstack/react-query'
import { contactTopics } from '#shared/contact/contact-topics.ts'
import { LegalSection } from '#web/features/legal/components/legal-section.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { contactAddressQuery } from '../api/contact-address.ts'
import { WriteLink } from '../components/write-link.tsx'

export const title = 'Contact us'

export function Screen() {
  const { data: address } = useQuery(contactAddressQuery)
  return (
    <div className="shell py-10">
      <PageHeader label="Help" title="Contact us" lead="Email us, and a person will answer." />
      <div className="max-w-3xl">
        <Panel screws title="Email">
          {address ? (
            <>
              <p className="display px-5 py-4 text-xl wrap-anywhere sm:text-2xl">
                <WriteLink address={address} className="readout underline underline-offset-4">
                  {address}
                </WriteLink>
              </p>
              <p className="mt-4 text-dim">
                You can also reply to any email you got from us. Your reply reaches the same people.
              </p>
            </>
          ) : (
            <p>This site has no email address yet. Reply to any email you got from us.</p>
          )}
        </Panel>
      </div>
      <LegalSection title="What helps us help you">
        <dl className="border-t border-line">
          {contactTopics.map(({ title, text }) => (
            <div
              key={title}
              className="grid items-baseline gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[13rem_minmax(0,1fr)_auto]"
            >
              <dt className="font-semibold">{title}</dt>
              <dd className="text-dim">{text}</dd>
              {address && (
                <dd>
                  <WriteLink address={address} topic={title} className="link text-sm">
                    Write an email
                  </WriteLink>
                  <span className="sr-only"> about: {title}</span>
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
