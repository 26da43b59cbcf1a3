import { useState } from 'react'
import type { Setting } from '#shared/platform/settings/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUpdateSetting } from '../api/setting-commands.ts'
import type { DraftState } from './number-setting.tsx'

/** The addresses of a setting, a line each. */
export const addressLines = (value: Setting['value'] | undefined) =>
  Array.isArray(value) ? value.join('\n') : ''

type AddressesSettingProps = { setting: Setting; draft: DraftState; label: string; hint: string }

export function AddressesSetting({ setting, draft: [draft, setDraft], label, hint }: AddressesSettingProps) {
  const [problem, setProblem] = useState<string>()
  const update = useUpdateSetting()
  const current = addressLines(setting.value)
  const text = draft?.text ?? current
  const changed = draft && draft.version !== setting.version && draft.text !== current
  const save = () => {
    setProblem(undefined)
    const value = text.split(/[\s,;]+/).filter((address) => address !== '')
    update.mutate(
      { params: { key: setting.key }, body: { value, version: setting.version } },
      {
        onSuccess: () => {
          toast.success('Setting saved')
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
      className="grid max-w-2xl justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field
        label={label}
        hint={hint}
        error={problem ?? (changed ? 'Someone saved other addresses. Save again to replace them.' : '')}
        className="w-full"
      >
        <Textarea
          rows={4}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setDraft({ text: target.value, version: setting.version })}
        />
      </Field>
      <Button type="submit" variant="primary" busy={update.isPending} busyText="Saving...">
        Save<span className="sr-only"> the addresses</span>
      </Button>
    </form>
  )
}
