import { useState } from 'react'
import type { Setting } from '#shared/settings/contract.ts'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUpdateSetting } from '../api/update-setting.ts'

type NumberSettingProps = {
  setting: Setting
  label: string
  hint: string
  unit: string
  min: number
  max: number
}

export function NumberSetting({ setting, label, hint, unit, min, max }: NumberSettingProps) {
  const [value, setValue] = useState(String(setting.value))
  const [problem, setProblem] = useState<string>()
  const update = useUpdateSetting()
  const save = () => {
    const number = Number(value)
    if (!Number.isInteger(number) || number < min || number > max)
      return setProblem(`Enter a whole number from ${min} to ${max}.`)
    setProblem(undefined)
    update.mutate(
      { key: setting.key, version: setting.version, value: number },
      {
        onSuccess: () => toast.success('Setting saved'),
        onError: (error) => {
          const refused = error instanceof ApiError && error.errors?.[0]?.message
          if (refused) setProblem(refused)
          // The field shows by then what another administrator has made of it.
          else toast.error('That did not work', { description: describeFailure(error).sentence })
        },
      },
    )
  }
  return (
    <form
      noValidate
      className="flex max-w-2xl flex-wrap items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field
        label={`${label} (${unit})`}
        hint={hint}
        {...(problem && { error: problem })}
        className="grow basis-72"
      >
        <Input
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" className="mt-7" busy={update.isPending} busyText="Saving...">
        Save<span className="sr-only"> {label}</span>
      </Button>
    </form>
  )
}
