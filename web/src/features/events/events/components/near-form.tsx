import { X } from 'lucide-react'
import { useId } from 'react'
import * as z from 'zod/mini'
import { Miles } from '#shared/events/events/contract.ts'
import { ZipCode } from '#shared/platform/places/zip-code.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { EventFilter } from './event-filter.ts'

type Near = Pick<EventFilter, 'near' | 'miles'>
type NearFormProps = Near & { onChange: (near: Near) => void }

const schema = z.object({ near: ZipCode, miles: Miles })

/** Narrows the list to events around a ZIP code. */
export function NearForm({ near, miles, onChange }: NearFormProps) {
  return <Fields key={near ?? ''} near={near} miles={miles} onChange={onChange} />
}

function Fields({ near, miles, onChange }: NearFormProps) {
  const id = useId()
  const form = useSchemaForm(schema, { defaultValues: { near: near ?? '', miles } })
  return (
    <form
      id={id}
      noValidate
      aria-label="Events near a ZIP code"
      onSubmit={(event) => void form.handleSubmit(onChange)(event)}
      className="mb-5 flex flex-wrap items-start gap-3"
    >
      <Field label="Near ZIP code" error={form.formState.errors.near?.message}>
        <Input
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          className="w-36"
          defaultValue={near ?? ''}
          {...form.register('near')}
        />
      </Field>
      <Field label="Within">
        <Select
          defaultValue={miles}
          {...form.register('miles', {
            onChange: ({ target }) => {
              if (near) onChange({ near, miles: target.value })
            },
          })}
        >
          {Miles.options.map((one) => (
            <option key={one} value={one}>
              {one} miles
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex gap-2 sm:pt-7">
        <Button type="submit">Show nearby</Button>
        {near && (
          <Button variant="ghost" onClick={() => onChange({ near: undefined, miles: '50' })}>
            <X className="size-4" aria-hidden="true" />
            Anywhere
          </Button>
        )}
      </div>
    </form>
  )
}
