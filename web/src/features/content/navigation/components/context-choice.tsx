import { NavigationContext } from '#shared/content/navigation/navigation-item.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { contextLabels } from './navigation-labels.ts'

type ContextChoiceProps = {
  value: readonly NavigationContext[]
  error: string | undefined
  onChange: (contexts: NavigationContext[]) => void
}

/** The audience of an entry. Administrators see them all. */
export function ContextChoice({ value, error, onChange }: ContextChoiceProps) {
  return (
    <fieldset className="grid gap-2.5" aria-describedby={error ? 'entry-contexts-error' : undefined}>
      <legend className="mb-1 text-sm font-semibold">For</legend>
      {NavigationContext.options.map((context) => (
        <Checkbox
          key={context}
          label={contextLabels[context]}
          checked={value.includes(context)}
          onChange={({ target }) =>
            onChange(
              NavigationContext.options.filter((one) =>
                one === context ? target.checked : value.includes(one),
              ),
            )
          }
        />
      ))}
      <p className="text-sm text-dim">Administrators see everyone’s entries.</p>
      <FieldError id="entry-contexts-error">{error}</FieldError>
    </fieldset>
  )
}
