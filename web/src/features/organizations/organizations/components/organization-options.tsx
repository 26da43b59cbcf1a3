import { useEffect } from 'react'
import type { OrganizationCard } from '#shared/organizations/organizations/contract.ts'
import { organizationTypes } from '#shared/organizations/organizations/organization-labels.ts'
import { Avatar } from '#web/ui/avatar.tsx'

type OrganizationOptionsProps = {
  id: string
  options: readonly OrganizationCard[]
  active: number
  onChoose: (organization: OrganizationCard) => void
}

/** The list under the field. The focus stays in the field, which names the active option. */
export function OrganizationOptions({ id, options, active, onChoose }: OrganizationOptionsProps) {
  useEffect(() => {
    document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const count = options.length
  return (
    <>
      {count > 0 && (
        <div
          id={`${id}-options`}
          role="listbox"
          aria-label="Organizations"
          className="menu absolute mt-1 max-h-80 w-full"
        >
          {options.map((organization, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys for its options
            <div
              key={organization.id}
              id={`${id}-option-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              data-highlighted={index === active ? '' : undefined}
              className="menu-item cursor-pointer"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(organization)}
            >
              <Avatar name={organization.name} src={organization.logoUrl ?? null} size="sm" />
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-semibold">{organization.name}</span>
                <span className="text-sm opacity-80">{belowName(organization)}</span>
              </span>
            </div>
          ))}
        </div>
      )}
      <p className="sr-only" role="status">
        {count > 0 && `${count} ${count === 1 ? 'organization' : 'organizations'}`}
      </p>
    </>
  )
}

const belowName = ({ type, city, state }: OrganizationCard) =>
  [organizationTypes[type], [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ')
