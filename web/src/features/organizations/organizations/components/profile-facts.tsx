import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { organizationTypes } from '#shared/organizations/organizations/organization-labels.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { organizationPlace } from './organization-place.ts'

/** What an organization says of itself, to read. */
export function ProfileFacts({ organization }: { organization: Organization }) {
  const { type, description, website, contactEmail, contactPhone } = organization
  return (
    <DetailPanel
      beside
      title="Profile"
      facts={[
        ['Type', organizationTypes[type]],
        ['Place', organizationPlace(organization)],
        [
          'Website',
          website && (
            <WebLink href={website} className="wrap-anywhere" blank>
              {website}
            </WebLink>
          ),
        ],
        ['Public email', contactEmail && <EmailAddress>{contactEmail}</EmailAddress>],
        ['Public phone', contactPhone && showPhone(contactPhone)],
        [
          'About',
          description && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{description}</p>,
        ],
      ]}
    />
  )
}
