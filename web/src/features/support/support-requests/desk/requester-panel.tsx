import { utcDay } from '#shared/platform/time/utc-day.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { AccountStatus, VerificationStatus } from '#shared/platform/users/user.ts'
import type { DeskRequest, RequesterCard } from '#shared/support/support-requests/shown-request.ts'
import { transactionsOf } from '#web/features/billing/member-billing/components/member-addresses.ts'
import { statusWord, verificationWord } from '#web/features/platform/users/components/standing-badges.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ContactField } from './contact-field.tsx'
import { useDesk } from './desk-api.ts'
import { statusWords } from './request-words.ts'

/** Who asks: what an organization reads of them is their name. */
export function RequesterPanel({ request }: { request: DeskRequest }) {
  const { requester, organizationName } = request
  const { name, email, proven, member, others } = requester
  const desk = useDesk()
  const title = member && desk.isAdmin ? <TextLink to={`/admin/users/${member.id}`}>{name}</TextLink> : name
  return (
    <Panel title="From">
      <div className="grid gap-4">
        <div className="flex items-center gap-3">
          <Avatar name={name} src={member?.profileImage ?? null} />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{title}</p>
            {desk.isAdmin && (
              <p className="text-sm text-dim">
                {member ? membershipLabels[member.membershipType] : 'Visitor'}
              </p>
            )}
          </div>
        </div>
        <Facts
          facts={[
            email && [
              'Email',
              <span key="email" className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <EmailAddress>{email}</EmailAddress>
                {!proven && <Badge tone="warning">Not verified</Badge>}
              </span>,
            ],
            organizationName && ['For', organizationName],
            ...standing(member),
          ]}
        />
        {desk.isAdmin && member?.membershipType === 'manufacturer' && (
          <ContactField memberId={member.id} contact={requester.contact} />
        )}
        {others.length > 0 && (
          <div>
            <h3 className="mb-1 text-sm text-dim">Earlier requests</h3>
            <ul className="grid gap-1.5">
              {others.map(({ id, number, subject, status }) => (
                <li key={id} className="wrap-anywhere">
                  <TextLink to={desk.paths.request(id)}>{subject}</TextLink>
                  <span className="text-sm text-dim">
                    {' '}
                    · {number} · {statusWords[status]}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Panel>
  )
}

function standing(member: RequesterCard['member']) {
  if (!member) return []
  const { id, status, verificationStatus, openInvoices, since } = member
  const account = AccountStatus.options.find((option) => option === status)
  const verification = VerificationStatus.options.find((option) => option === verificationStatus)
  return [
    account && (['Account', statusWord(account)] as const),
    verification && (['Verification', verificationWord(verification)] as const),
    openInvoices !== undefined &&
      ([
        'Open invoices',
        openInvoices > 0 ? (
          <TextLink key="invoices" to={transactionsOf(id)}>
            {openInvoices}
          </TextLink>
        ) : (
          'None'
        ),
      ] as const),
    since && (['Member since', utcDay(since)] as const),
  ]
}
