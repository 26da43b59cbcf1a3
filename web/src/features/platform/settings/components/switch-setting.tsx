import { useRef, useState } from 'react'
import type { Setting } from '#shared/platform/settings/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUpdateSetting } from '../api/setting-commands.ts'

type SwitchSettingProps = { setting: Setting; label: string; hint: string }

export function SwitchSetting({ setting, label, hint }: SwitchSettingProps) {
  const update = useUpdateSetting()
  const wanted = useRef<boolean>(undefined)
  const [shown, setShown] = useState<boolean>()

  /** Saves until the stored setting matches the last switch, which may have come during a save. */
  async function save(): Promise<void> {
    let { value, version } = setting
    try {
      while (wanted.current !== undefined && value !== wanted.current)
        ({ value, version } = await update.mutateAsync({
          params: { key: setting.key },
          body: { value: wanted.current, version },
        }))
      toast.success('Setting saved')
    } catch (error) {
      toastFailure(error)
    } finally {
      wanted.current = undefined
      setShown(undefined)
    }
  }
  const choose = (value: boolean) => {
    const saving = wanted.current !== undefined
    wanted.current = value
    setShown(value)
    if (!saving) void save()
  }
  return (
    <Switch
      label={label}
      hint={hint}
      checked={shown ?? setting.value === true}
      onChange={({ target }) => choose(target.checked)}
    />
  )
}
