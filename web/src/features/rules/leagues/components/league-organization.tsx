import { useState } from 'react'
import type { OrganizationCard } from '#shared/organizations/organizations/contract.ts'
import type { NamedOrganization } from '#shared/organizations/organizations/named-organization.ts'
import { OrganizationBox } from '#web/features/organizations/organizations/components/organization-box.tsx'
import { OrganizationMention } from '#web/features/organizations/organizations/components/organization-mention.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'

type LeagueOrganizationProps = {
  /** The organization of the league as it is saved. */
  current: NamedOrganization | undefined
  organizationId: string
  error: string | undefined
  /** An empty text is none. */
  onChange: (organizationId: string) => void
}

/** Any active organization, found by its name. */
export function LeagueOrganization({ current, organizationId, error, onChange }: LeagueOrganizationProps) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<OrganizationCard>()
  const chosen = [found && named(found), current].find((one) => one?.id === organizationId)
  if (organizationId)
    return (
      <div className="grid gap-1.5">
        <p className="text-sm font-semibold">Organization</p>
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {chosen ? <OrganizationMention organization={chosen} /> : 'An organization that is off the site'}
          <Button size="sm" onClick={() => onChange('')}>
            Remove<span className="sr-only"> the organization</span>
          </Button>
        </p>
        <FieldError>{error}</FieldError>
      </div>
    )
  return (
    <Field
      label="Organization"
      hint="Its owners and managers edit the league’s details and check member numbers."
      {...(error && { error })}
    >
      <OrganizationBox
        maxLength={60}
        placeholder="Name of an active organization"
        text={text}
        suggests
        value={text}
        onChange={({ target }) => setText(target.value)}
        onChoose={(organization) => {
          setFound(organization)
          setText('')
          onChange(organization.id)
        }}
      />
    </Field>
  )
}

const named = ({ id, name, logoUrl }: OrganizationCard): NamedOrganization => ({
  id,
  name,
  ...(logoUrl && { logoUrl }),
  hasPage: true,
  isSuspended: false,
})
