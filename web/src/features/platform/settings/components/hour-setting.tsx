import type { Setting } from '#shared/platform/settings/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUpdateSetting } from '../api/setting-commands.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

const hourWords = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

type HourSettingProps = { setting: Setting; label: string; hint: string }

export function HourSetting({ setting, label, hint }: HourSettingProps) {
  const update = useUpdateSetting()
  const { key, version } = setting
  const choose = (value: number) =>
    update.mutate(
      { params: { key }, body: { value, version } },
      { onSuccess: () => toast.success('Setting saved'), onError: toastFailure },
    )
  const chosen = update.isPending ? update.variables.body.value : setting.value
  return (
    <Field label={label} hint={hint} className="max-w-2xl">
      <div className="max-w-48">
        <Select
          value={String(chosen)}
          disabled={update.isPending}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {hourWords(hour)}
            </option>
          ))}
        </Select>
      </div>
    </Field>
  )
}
