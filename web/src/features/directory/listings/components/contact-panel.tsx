import { Globe, Mail, MapPin, Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { addressLines, directionsTo } from './listing-place.ts'
import type { useContact } from './use-contact.ts'

type ContactPanelProps = { listing: PublicListing; reaching: ReturnType<typeof useContact> }

/** Where a business is and how to reach it. */
export function ContactPanel({ listing, reaching: { contact, reveal, busy } }: ContactPanelProps) {
  const { website, hasPhone, hasEmail, status } = listing
  const lines = addressLines(listing)
  const [pressed, setPressed] = useState<'phone' | 'email'>()
  const show = (what: 'phone' | 'email') => {
    setPressed(what)
    void reveal()
  }
  // What takes the place of the pressed button takes its focus, too.
  const takesFocus = (what: 'phone' | 'email') => (pressed === what ? focus : undefined)
  return (
    <Panel title="Contact">
      <ul className="grid gap-3">
        {lines.length > 0 && (
          <Way icon={MapPin} name="Address">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            {status === 'published' && (
              <a href={directionsTo(listing)} target="_blank" rel="noopener noreferrer" className="link">
                Directions<span className="sr-only">, opens in a new tab</span>
              </a>
            )}
          </Way>
        )}
        {website && (
          <Way icon={Globe} name="Website">
            <WebLink href={website} blank>
              {new URL(website).hostname.replace(/^www\./, '')}
              <span className="sr-only">, opens in a new tab</span>
            </WebLink>
          </Way>
        )}
        {hasPhone && (
          <Way icon={Phone} name="Phone">
            {contact?.phone ? (
              <a ref={takesFocus('phone')} href={`tel:${contact.phone}`} className="link readout">
                {showPhone(contact.phone)}
              </a>
            ) : (
              <Button size="sm" busy={busy} onClick={() => show('phone')}>
                Show phone
              </Button>
            )}
          </Way>
        )}
        {hasEmail && (
          <Way icon={Mail} name="Email">
            {contact?.email ? (
              <a ref={takesFocus('email')} href={`mailto:${contact.email}`} className="link">
                <EmailAddress>{contact.email}</EmailAddress>
              </a>
            ) : (
              <Button size="sm" busy={busy} onClick={() => show('email')}>
                Show email
              </Button>
            )}
          </Way>
        )}
      </ul>
      <p role="status" className="sr-only">
        {contact && [contact.phone && showPhone(contact.phone), contact.email].filter(Boolean).join(', ')}
      </p>
    </Panel>
  )
}

const focus = (link: HTMLAnchorElement | null) => link?.focus()

type WayProps = { icon: typeof Globe; name: string; children: ReactNode }

const Way = ({ icon: Icon, name, children }: WayProps) => (
  <li className="flex items-start gap-3">
    <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-dim" />
    <span className="sr-only">{name}:</span>
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)
