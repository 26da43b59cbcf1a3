import type { UseFormReturn } from 'react-hook-form'
import { usStates } from '#shared/platform/places/regions.ts'
import { zoneOfState } from '#shared/platform/places/zone-of-state.ts'
import { OrganizationBox } from '#web/features/organizations/organizations/components/organization-box.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { SuggestionInput } from '../api/suggestion-commands.ts'
import { SimilarEvents } from './similar-events.tsx'

const states = usStates.filter(([code]) => zoneOfState(code))

/** An empty field says nothing. */
const optional = { setValueAs: (value: string | undefined) => value || undefined }

type SuggestionFieldsetProps = {
  form: Pick<
    UseFormReturn<SuggestionInput, unknown, SuggestionInput>,
    'register' | 'watch' | 'setValue' | 'formState'
  >
}

/** The facts that someone knows about an event. */
export function SuggestionFieldset({
  form: { register, watch, setValue, formState },
}: SuggestionFieldsetProps) {
  const { errors } = formState
  const [title, city, startsOn] = watch(['title', 'city', 'startsOn'])
  const [organizerName, organizationId] = watch(['organizerName', 'organizationId'])
  const choose = (id: SuggestionInput['organizationId']) =>
    setValue('organizationId', id, { shouldValidate: true })
  return (
    <>
      <Field label="Name of the event" required error={errors.title?.message}>
        <Input autoComplete="off" maxLength={120} {...register('title')} />
      </Field>
      <div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="City" required error={errors.city?.message}>
            <Input autoComplete="off" maxLength={80} {...register('city')} />
          </Field>
          <Field label="State" required error={errors.state?.message}>
            <Select {...register('state')}>
              <option value="">Choose a state</option>
              {states.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="First day" required error={errors.startsOn?.message}>
            <Input type="date" {...register('startsOn')} />
          </Field>
          <Field label="Last day" hint="If it lasts longer than a day." error={errors.endsOn?.message}>
            <Input type="date" {...register('endsOn', optional)} />
          </Field>
        </div>
        <SimilarEvents title={title} city={city} startsOn={startsOn} />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Venue" error={errors.venueName?.message}>
          <Input autoComplete="off" maxLength={120} {...register('venueName')} />
        </Field>
        <Field
          label="Organizer"
          hint={
            organizationId
              ? 'An organization on Boxrise.'
              : 'A person, a shop, or an organization on Boxrise.'
          }
          error={errors.organizerName?.message ?? errors.organizationId?.message}
        >
          <OrganizationBox
            maxLength={120}
            text={organizerName}
            suggests={!organizationId}
            onChoose={({ id, name }) => {
              setValue('organizerName', name, { shouldDirty: true, shouldValidate: true })
              choose(id)
            }}
            {...register('organizerName', { onChange: () => choose(undefined) })}
          />
        </Field>
      </div>
      <Field label="Website" hint="Where the event is announced." error={errors.websiteUrl?.message}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...register('websiteUrl', optional)}
        />
      </Field>
      <Field label="What else should we know?" error={errors.notes?.message}>
        <Textarea rows={4} maxLength={1000} {...register('notes')} />
      </Field>
      <Checkbox label="I organize this event" {...register('isOrganizer')} />
    </>
  )
}
