import { type SyntheticEvent, useId, useState } from 'react'
import * as z from 'zod/mini'
import { Miles } from '#shared/events/events/contract.ts'
import { PlaceName } from '#shared/platform/places/place-name.ts'
import { PlaceInput } from '#web/features/platform/places/components/place-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { EventFilter } from './event-filter.ts'

type Near = Pick<EventFilter, 'near' | 'miles'>
type NearFormProps = Near & { onChange: (near: Near) => void }

const schema = z.object({ near: PlaceName, miles: Miles })

/** Narrows the list to events around a ZIP code or a city. */
export function NearForm({ near, miles, onChange }: NearFormProps) {
  return <Fields key={near ?? ''} near={near} miles={miles} onChange={onChange} />
}

function Fields({ near, miles, onChange }: NearFormProps) {
  const id = useId()
  const [typed, setTyped] = useState(near ?? '')
  const [isChecked, setChecked] = useState(false)
  const problem = isChecked ? PlaceName.safeParse(typed).error?.issues[0]?.message : undefined
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (entered.success) return onChange(entered.data)
    // What was typed before the page came alive is in the field alone.
    setTyped(String(new FormData(event.currentTarget).get('near') ?? ''))
    setChecked(true)
  }
  return (
    <form
      id={id}
      noValidate
      aria-label="Events near a place"
      onSubmit={submit}
      className="near-form grid grid-cols-2 items-start gap-2 lg:flex"
    >
      <Field label="Near" error={problem}>
        <PlaceInput
          name="near"
          typed={typed}
          maxLength={90}
          placeholder="ZIP code or city"
          className="lg:w-44"
          defaultValue={near ?? ''}
          onChange={({ target }) => setTyped(target.value)}
          // In the sheet of a phone the button that shows the list lies below.
          onBlur={({ target }) => {
            if (target.closest('dialog') && target.value.trim() !== (near ?? '')) target.form?.requestSubmit()
          }}
        />
      </Field>
      <Field label="Within">
        <Select
          defaultValue={miles}
          name="miles"
          onChange={({ target }) => {
            if (near) onChange({ near, miles: Miles.parse(target.value) })
          }}
        >
          {Miles.options.map((one) => (
            <option key={one} value={one}>
              {one} miles
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex gap-2 empty:hidden max-lg:col-span-full">
        <Button type="submit" className="max-lg:hidden">
          Show nearby
        </Button>
        {near && (
          <Button variant="ghost" onClick={() => onChange({ near: undefined, miles: '50' })}>
            Anywhere
          </Button>
        )}
      </div>
    </form>
  )
}
