import type { Setting } from '#shared/settings/contract.ts'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUpdateSetting } from '../api/update-setting.ts'

type SwitchSettingProps = { setting: Setting; label: string; hint: string }

export function SwitchSetting({ setting, label, hint }: SwitchSettingProps) {
  const update = useUpdateSetting()
  const checked = update.isPending ? update.variables.value === true : setting.value === true
  return (
    <Switch
      label={label}
      hint={hint}
      checked={checked}
      onChange={({ target }) =>
        update.mutate(
          { key: setting.key, version: setting.version, value: target.checked },
          {
            onSuccess: () => toast.success('Setting saved'),
            onError: (error) =>
              toast.error('That did not work', { description: describeFailure(error).sentence }),
          },
        )
      }
    />
  )
}
