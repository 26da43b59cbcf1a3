import { Globe, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { organizationTypes } from '#shared/organizations/organizations/organization-labels.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { organizationPlace } from './organization-place.ts'

type OrganizationSheetProps = {
  organization: PublicOrganization
  actions?: ReactNode
  /** What its readers do first, below the ways to reach it. */
  children?: ReactNode
}

/** Who an organization is, where it is, and how to reach it. */
export function OrganizationSheet({ organization, actions, children }: OrganizationSheetProps) {
  const { name, type, logoUrl } = organization
  return (
    <Panel screws>
      <div className="flex flex-col gap-6 p-2 sm:flex-row sm:items-start sm:p-4">
        <Avatar name={name} src={logoUrl ?? null} size="xl" />
        <div className="grid min-w-0 grow justify-items-start gap-2">
          <p className="label text-dim">{organizationTypes[type]}</p>
          <h1 className="wide max-w-full text-3xl text-balance wrap-anywhere">{name}</h1>
          <Ways organization={organization} />
          {children}
        </div>
        {actions != null && actions !== false && (
          <div className="flex shrink-0 flex-wrap gap-3 sm:flex-col sm:items-stretch">{actions}</div>
        )}
      </div>
    </Panel>
  )
}

/** The name of a site alone, without what stands around it in an address. */
const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

function Ways({ organization }: { organization: PublicOrganization }) {
  const { website, contactEmail, contactPhone } = organization
  const place = organizationPlace(organization)
  return (
    <ul className="mt-1 flex max-w-full flex-wrap gap-x-6 gap-y-1.5 empty:hidden">
      {place && (
        <Way icon={MapPin} name="Place">
          {place}
        </Way>
      )}
      {website && (
        <Way icon={Globe} name="Website">
          <WebLink href={website}>{siteOf(website)}</WebLink>
        </Way>
      )}
      {contactEmail && (
        <Way icon={Mail} name="Email">
          <a href={`mailto:${contactEmail}`} className="link">
            <EmailAddress>{contactEmail}</EmailAddress>
          </a>
        </Way>
      )}
      {contactPhone && (
        <Way icon={Phone} name="Phone">
          <a href={`tel:${contactPhone}`} className="link readout">
            {showPhone(contactPhone)}
          </a>
        </Way>
      )}
    </ul>
  )
}

type WayProps = { icon: typeof Globe; name: string; children: ReactNode }

const Way = ({ icon: Icon, name, children }: WayProps) => (
  <li className="flex max-w-full items-center gap-1.5 text-dim">
    <Icon aria-hidden="true" className="size-4 shrink-0" />
    <span className="sr-only">{name}:</span>
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)
