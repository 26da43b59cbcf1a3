import { ActivityType, activityLabels } from '#shared/activities/activity-type.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type ActivityTypeFieldProps = {
  value: ActivityType | undefined
  onChange: (type: ActivityType | undefined) => void
}

export function ActivityTypeField({ value, onChange }: ActivityTypeFieldProps) {
  return (
    <Field label="Type" className="w-full sm:w-64">
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(ActivityType.options.find((type) => type === target.value))}
      >
        <option value="">Everything</option>
        {ActivityType.options.map((type) => (
          <option key={type} value={type}>
            {activityLabels[type]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
