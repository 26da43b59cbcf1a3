import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { SubscriberAudience } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { MembershipType, membershipLabels } from '#shared/platform/users/membership-type.ts'
import { listingStates, stateName } from '#web/features/directory/listings/components/listing-states.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { topicsQuery } from '../api/campaign-queries.ts'

type AudienceFieldsProps = {
  audience: SubscriberAudience
  problem: string | undefined
  onChange: (audience: SubscriberAudience) => void
}

const mostStates = 60

/** Who gets a campaign: everyone, unless something is chosen. */
export function AudienceFields({ audience, problem, onChange }: AudienceFieldsProps) {
  const { data: settings } = useQuery(topicsQuery)
  const { topics, membershipTypes, states, joinedBefore = '' } = audience
  const offered = (settings?.topics ?? []).filter(({ key, isOffered }) => isOffered || topics.includes(key))
  const setJoined = (day: string) => {
    const { joinedBefore: _, ...rest } = audience
    onChange(day ? { ...rest, joinedBefore: day } : rest)
  }
  return (
    <div className="grid gap-6">
      <Choices
        legend="Topics"
        hint="Blank = every subscriber."
        options={offered.map(({ key, label }) => [key, label])}
        chosen={topics}
        onChange={(next) => onChange({ ...audience, topics: next })}
      />
      {problem && <p className="text-clip-ink">{problem}</p>}
      <Choices
        legend="Memberships"
        hint="Blank = all, with or without an account."
        options={MembershipType.options.map((type) => [type, membershipLabels[type]])}
        chosen={membershipTypes}
        onChange={(next) => onChange({ ...audience, membershipTypes: next })}
      />
      <div className="grid gap-3">
        <Field label="States" hint="Blank = everywhere." className="max-w-xs">
          <Select
            value=""
            disabled={states.length >= mostStates}
            onChange={({ target }) =>
              target.value && onChange({ ...audience, states: [...states, target.value] })
            }
          >
            <option value="">Add a state</option>
            {listingStates
              .filter(([code]) => !states.includes(code))
              .map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </Select>
        </Field>
        {states.length > 0 && (
          <ul aria-label="Chosen states" className="flex flex-wrap gap-2">
            {states.map((state) => (
              <li key={state}>
                <Button
                  size="sm"
                  onClick={() => onChange({ ...audience, states: states.filter((one) => one !== state) })}
                >
                  <span className="sr-only">Remove </span>
                  {stateName(state)}
                  <X aria-hidden="true" className="size-4" />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Field label="Joined before" hint="Members whose account is older than this day." className="max-w-xs">
        <Input type="date" value={joinedBefore} onChange={({ target }) => setJoined(target.value)} />
      </Field>
    </div>
  )
}

type ChoicesProps<Key extends string> = {
  legend: string
  hint: string
  options: readonly (readonly [key: Key, label: string])[]
  chosen: readonly Key[]
  onChange: (chosen: Key[]) => void
}

function Choices<Key extends string>({ legend, hint, options, chosen, onChange }: ChoicesProps<Key>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-semibold">{legend}</legend>
      <p className="text-sm text-dim">{hint}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(([key, label]) => (
          <Checkbox
            key={key}
            label={label}
            checked={chosen.includes(key)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
