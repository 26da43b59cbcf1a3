import { Field } from '#web/ui/field.tsx'
import { NameInput, type NameInputProps } from './name-input.tsx'

export type NameFieldProps = Pick<NameInputProps, 'value' | 'maxLength' | 'optional' | 'onChange'> & {
  label: string
  className?: string
}

/** A name with its label. */
export function NameField({ label, className, ...name }: NameFieldProps) {
  return (
    <Field label={label} {...(className && { className })}>
      <NameInput {...name} />
    </Field>
  )
}
