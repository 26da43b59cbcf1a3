import { ActivityType, activityLabels } from '#shared/platform/activities/activity-type.ts'
import { type Capability, works } from '#shared/platform/capabilities/capabilities.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type ActivityTypeFieldProps = {
  value: ActivityType | undefined
  onChange: (type: ActivityType | undefined) => void
}

/** Events that the platform cannot do yet; there are none to look for. */
const needs: Partial<Record<ActivityType, Capability>> = {
  event_create: 'event_listings',
  event_update: 'event_listings',
  event_registration: 'events',
  business_listing: 'business_directory',
  team_join: 'teams',
  achievement_unlock: 'leaderboards',
}

const offered = ActivityType.options.filter((type) => works(needs[type]))

export function ActivityTypeField({ value, onChange }: ActivityTypeFieldProps) {
  return (
    <Field label="Type" className="w-full sm:w-64">
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(ActivityType.options.find((type) => type === target.value))}
      >
        <option value="">Everything</option>
        {offered.map((type) => (
          <option key={type} value={type}>
            {activityLabels[type]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
