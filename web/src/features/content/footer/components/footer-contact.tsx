import type { Footer } from '#shared/content/footer/footer.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'

type FooterContactProps = Pick<Footer['contact'], 'email' | 'phone' | 'address'>

/** The contact details that the platform shows at the end of every page. */
export function FooterContact({ email, phone, address }: FooterContactProps) {
  if (!email && !phone && address.length === 0) return null
  return (
    <address className="text-dim not-italic">
      {email && (
        <p>
          <a href={`mailto:${email}`} className="footer-link">
            <EmailAddress>{email}</EmailAddress>
          </a>
        </p>
      )}
      {phone && (
        <p>
          <a href={`tel:${phone}`} className="footer-link readout">
            {showPhone(phone)}
          </a>
        </p>
      )}
      {address.length > 0 && <p className="mt-1.5 whitespace-pre-line">{address.join('\n')}</p>}
    </address>
  )
}
