import { X } from 'lucide-react'
import { mostStates } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { listingStates, stateName } from '#web/features/directory/listings/components/listing-states.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type StatesFieldProps = {
  value: readonly string[]
  onChange: (states: string[]) => void
  error: string | undefined
}

/** The states of a campaign: everywhere when there are none. */
export function StatesField({ value, onChange, error }: StatesFieldProps) {
  const isFull = value.length >= mostStates
  return (
    <div className="grid gap-3">
      <Field
        label="States"
        hint={
          isFull
            ? `You chose the maximum of ${mostStates} states.`
            : `Blank = everywhere. Up to ${mostStates}. Counts the state a visitor chose or a page is about.`
        }
        {...(error && { error })}
        className="max-w-xs"
      >
        <Select
          value=""
          disabled={isFull}
          onChange={({ target }) => target.value && onChange([...value, target.value])}
        >
          <option value="">Add a state</option>
          {listingStates
            .filter(([code]) => !value.includes(code))
            .map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
      {value.length > 0 && (
        <ul aria-label="Chosen states" className="flex flex-wrap gap-2">
          {value.map((state) => (
            <li key={state}>
              <Button size="sm" onClick={() => onChange(value.filter((one) => one !== state))}>
                <span className="sr-only">Remove </span>
                {stateName(state)}
                <X aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
