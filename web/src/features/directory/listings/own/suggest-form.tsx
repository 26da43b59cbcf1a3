import * as z from 'zod/mini'
import { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { SuggestedListing, suggestListing } from '#shared/directory/listings/own-contract.ts'
import { Captcha } from '#web/features/platform/captcha/components/captcha.tsx'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type SuggestionInput, useSuggestListing } from '../api/suggestion-commands.ts'
import { listingStates } from '../components/listing-states.ts'
import { SimilarBusinesses } from '../editing/similar-businesses.tsx'

const empty: SuggestionInput = {
  businessName: '',
  listingType: 'retailer',
  place: { address1: '', city: '', state: '', zip: '' },
  website: '',
  phone: '',
  email: '',
  note: '',
}

const needsContact = 'Add a phone number, a website, or an email address.'

/** The server says the same once the form is sent. */
const withContact = <F extends SuggestionInput>(schema: z.ZodMiniType<F, F>) =>
  schema.check(
    z.refine(({ phone, website, email }) => Boolean(phone || website || email), {
      path: ['website'],
      error: needsContact,
    }),
  ) as z.ZodMiniType<SuggestionInput, SuggestionInput>

const schemas = {
  member: withContact(SuggestedListing as z.ZodMiniType<SuggestionInput, SuggestionInput>),
  visitor: withContact(suggestListing.body as z.ZodMiniType<SuggestionInput, SuggestionInput>),
}

type SuggestFormProps = { isMember: boolean; onSent: (email: string | undefined) => void }

/** Suggests a business that someone knows. Visitors add their address, so that they can follow it. */
export function SuggestForm({ isMember, onSent }: SuggestFormProps) {
  const form = useSchemaForm(isMember ? schemas.member : schemas.visitor, {
    defaultValues: isMember ? empty : { ...empty, yourEmail: '', captchaToken: '' },
  })
  const command = useSuggestListing(isMember)
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command,
    onDone: (_, { yourEmail }) => onSent(yourEmail),
  })
  const { register, setValue, watch, formState } = form
  const { errors } = formState
  const [name, zip] = watch(['businessName', 'place.zip'])
  return (
    <form name="suggest-listing" method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <LeaveWarning
        unsaved={formState.dirtyFields.businessName === true && !busy && !command.isSuccess}
        description="You haven’t sent your suggestion yet."
      />
      <FormFailure title="We couldn’t send your suggestion" failure={failure} attempts={attempts} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Name of the business" required error={errors.businessName?.message}>
          <Input autoComplete="off" maxLength={120} {...register('businessName')} />
        </Field>
        <Field label="Type" error={errors.listingType?.message}>
          <Select {...register('listingType')}>
            {ListingType.options.map((type) => (
              <option key={type} value={type}>
                {listingTypes[type]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Street address" error={errors.place?.address1?.message}>
        <Input autoComplete="off" maxLength={120} {...register('place.address1')} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Field label="City" required error={errors.place?.city?.message}>
          <Input autoComplete="off" maxLength={80} {...register('place.city')} />
        </Field>
        <Field label="State" required error={errors.place?.state?.message}>
          <Select {...register('place.state')}>
            <option value="">Choose a state</option>
            {listingStates.map(([code, state]) => (
              <option key={code} value={code}>
                {state}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="ZIP code" required error={errors.place?.zip?.message}>
          <Input autoComplete="off" inputMode="numeric" maxLength={5} {...register('place.zip')} />
        </Field>
      </div>
      <SimilarBusinesses name={name} zip={zip} />
      <fieldset className="grid gap-5">
        <legend className="mb-4 text-sm text-dim">How to reach it. One of these is enough.</legend>
        <Field label="Website" error={errors.website?.message}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            {...register('website')}
          />
        </Field>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Phone" error={errors.phone?.message}>
            <Input
              type="tel"
              autoComplete="off"
              maxLength={40}
              placeholder="(214) 555-0100"
              {...register('phone')}
            />
          </Field>
          <Field label="Email of the business" error={errors.email?.message}>
            <Input type="email" autoComplete="off" {...register('email')} />
          </Field>
        </div>
      </fieldset>
      <Field label="What else should we know?" error={errors.note?.message}>
        <Textarea rows={3} maxLength={500} {...register('note')} />
      </Field>
      {!isMember && (
        <>
          <Field
            label="Your email"
            required
            hint="We send you a link to follow your suggestion, and never show this address."
            error={errors.yourEmail?.message}
          >
            <Input type="email" autoComplete="email" maxLength={128} {...register('yourEmail')} />
          </Field>
          <Captcha
            action="suggest-listing"
            attempts={attempts}
            onToken={(token) => setValue('captchaToken', token, { shouldValidate: token !== '' })}
            error={errors.captchaToken?.message}
          />
        </>
      )}
      <Button
        data-own
        type="submit"
        variant="primary"
        size="lg"
        busy={busy}
        busyText="Sending..."
        className="justify-self-start"
      >
        Suggest business
      </Button>
    </form>
  )
}
