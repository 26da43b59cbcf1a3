import { useState } from 'react'
import type { Setting } from '#shared/platform/settings/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUpdateSetting } from '../api/setting-commands.ts'

/** The unsaved text, and the version of the setting that it was typed over. */
type NumberDraft = { text: string; version: number }

export type DraftState = ReturnType<typeof useState<NumberDraft>>

type NumberSettingProps = {
  setting: Setting
  /** The state of this field alone, kept by the screen so that it stays while another tab is open. */
  draft: DraftState
  label: string
  hint: string
  unit: string
  min: number
  max: number
}

export function NumberSetting({
  setting,
  draft: [draft, setDraft],
  label,
  hint,
  unit,
  min,
  max,
}: NumberSettingProps) {
  const [problem, setProblem] = useState<string>()
  const update = useUpdateSetting()
  const current = String(setting.value)
  const text = draft?.text ?? current
  const changed = draft && draft.version !== setting.version && draft.text !== current
  const save = () => {
    const number = Number(text)
    if (!Number.isInteger(number) || number < min || number > max)
      return setProblem(
        `Enter a whole number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}.`,
      )
    setProblem(undefined)
    update.mutate(
      { params: { key: setting.key }, body: { value: number, version: setting.version } },
      {
        onSuccess: () => {
          toast.success('Setting saved')
          // Text that was typed meanwhile stays, to be saved next.
          setDraft((before) => (before?.text === text ? undefined : before))
        },
        onError: (error) => {
          const refused = error instanceof ApiError && error.errors?.[0]?.message
          if (refused) setProblem(refused)
          else toastFailure(error)
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
        error={
          problem ?? (changed ? `Someone saved ${current} in the meantime. Save again to replace it.` : '')
        }
        className="grow basis-72"
      >
        <Input
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={text}
          onChange={({ target }) => setDraft({ text: target.value, version: setting.version })}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="min-[28rem]:mt-7"
        busy={update.isPending}
        busyText="Saving..."
      >
        Save<span className="sr-only"> {label}</span>
      </Button>
    </form>
  )
}
