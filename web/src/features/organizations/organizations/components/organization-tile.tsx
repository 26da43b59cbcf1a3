import { MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OrganizationCard } from '#shared/organizations/organizations/contract.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { organizationTypes } from '#shared/organizations/organizations/organization-labels.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { organizationPlace } from './organization-place.ts'

/** One organization of the list. The whole tile links to it. */
export function OrganizationTile({ organization }: { organization: OrganizationCard }) {
  const { id, name, type, logoUrl } = organization
  const place = organizationPlace(organization)
  return (
    <li className="panel relative flex gap-4 p-4 [transition:background-color_150ms,border-color_150ms] hover:border-edge hover:bg-raised">
      <Avatar name={name} src={logoUrl ?? null} size="lg" />
      <div className="grid min-w-0 content-start justify-items-start gap-1.5">
        <h3 className="max-w-full text-lg font-semibold wrap-anywhere">
          <Link to={organizationPath(id)} className="after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        </h3>
        <p className="label text-dim">{organizationTypes[type]}</p>
        {place && (
          <p className="flex max-w-full items-center gap-1.5 text-sm text-dim">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{place}</span>
          </p>
        )}
      </div>
    </li>
  )
}
