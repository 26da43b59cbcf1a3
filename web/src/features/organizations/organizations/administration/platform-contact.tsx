import type { AdminOrganization } from '#shared/organizations/organizations/admin-contract.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type PlatformContactProps = { config: NonNullable<AdminOrganization['systemConfig']> }

/** How everyone reaches the platform, which is changed in its contact settings. */
export const PlatformContact = ({
  config: { contactEmail, contactPhone, showPhoneInFooter },
}: PlatformContactProps) => (
  <DetailPanel
    title="Platform contact"
    aside={
      <TextLink to="/admin/contact-settings" className="text-sm">
        Change
      </TextLink>
    }
    facts={[
      ['Email', contactEmail && <EmailAddress>{contactEmail}</EmailAddress>],
      ['Phone', contactPhone && showPhone(contactPhone)],
      ['Phone in footer', showPhoneInFooter ? 'Shown' : 'Hidden'],
    ]}
  />
)
