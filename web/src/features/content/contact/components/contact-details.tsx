import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ContactFields } from '#shared/content/contact/contact-settings.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { Panel } from '#web/ui/panel.tsx'

type ContactDetailsProps = {
  contact: Pick<ContactFields, 'email' | 'phone' | 'hours' | 'address'>
  headingLevel?: 2 | 3
}

/** The ways to the desk beside its form. */
export function ContactDetails({ contact, headingLevel = 2 }: ContactDetailsProps) {
  const { email, phone, hours, address } = contact
  const map = mapLink(address)
  return (
    <Panel title="Reach us" headingLevel={headingLevel}>
      <dl className="grid gap-5 not-empty:mb-5">
        {email && (
          <Detail name="Email">
            <a href={`mailto:${email}`} className="link font-semibold">
              <EmailAddress>{email}</EmailAddress>
            </a>
          </Detail>
        )}
        {phone && (
          <Detail name="Phone">
            <a href={`tel:${phone}`} className="link readout">
              {showPhone(phone)}
            </a>
          </Detail>
        )}
        {hours && <Detail name="Hours">{hours}</Detail>}
        {map && (
          <Detail name="Address">
            <address className="not-italic">{address.join('\n')}</address>
            <a
              href={map}
              target="_blank"
              rel="noopener noreferrer"
              className="link mt-2 inline-flex items-center gap-1.5 text-sm"
            >
              Show on a map
              <ExternalLink aria-hidden="true" className="size-4" />
              <span className="sr-only">(opens another site in a new tab)</span>
            </a>
          </Detail>
        )}
      </dl>
      <p className="text-sm text-dim">
        You can also reply to any email you got from us. Your reply reaches the same people.
      </p>
    </Panel>
  )
}

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-dim">{name}</dt>
    <dd className="mt-1 whitespace-pre-line">{children}</dd>
  </div>
)

/** Links an address to a map on another site. The first line is a name that no map knows. */
function mapLink(address: readonly string[]): string | undefined {
  const place = address.length > 1 ? address.slice(1) : address
  if (place.length === 0) return undefined
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place.join(', ') })}`
}
