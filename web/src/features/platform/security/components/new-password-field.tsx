import type { UseFormRegisterReturn } from 'react-hook-form'
import { passwordMinLength } from '#shared/platform/security/password.ts'
import { Field } from '#web/ui/field.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { passwordStrength } from './password-strength.ts'

export type NewPasswordFieldProps = {
  label: string
  /** The current text of the field, for the meter under it. */
  value: string
  registration: UseFormRegisterReturn
  error?: string
}

/** A password to choose: the rule is said before it is broken, and pasting is welcome. */
export function NewPasswordField({ label, value, registration, error }: NewPasswordFieldProps) {
  const { word, segments } = passwordStrength(value)
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        required
        error={error}
        hint={`At least ${passwordMinLength} characters. A long phrase of everyday words works better than a short, complicated password.`}
      >
        <PasswordInput autoComplete="new-password" {...registration} />
      </Field>
      {segments > 0 && (
        <div className="flex items-center gap-3">
          <Meter
            label="Password strength"
            value={segments}
            max={4}
            segments={16}
            hot={segments < 2 ? 0 : 1}
            clip={1}
            valueText={word}
            className="max-w-48"
          />
          <span className="label text-dim">{word}</span>
        </div>
      )}
    </div>
  )
}
