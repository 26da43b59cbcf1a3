import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldError } from '#web/ui/field-error.tsx'
import { RatingStars } from './rating-stars.tsx'
import type { ReviewValues } from './review-form.ts'

const words = ['Bad', 'Poor', 'Fair', 'Good', 'Excellent']

/** One to five stars. */
export function StarsField() {
  const id = useId()
  const { register, formState } = useFormContext<ReviewValues>()
  const error = formState.errors.stars && 'Choose 1 to 5 stars'
  return (
    <fieldset className="grid gap-2" aria-describedby={error && id}>
      <legend className="mb-2 text-sm font-semibold">
        Your rating
        <span aria-hidden="true" className="ml-1 text-dim">
          *
        </span>
      </legend>
      {[5, 4, 3, 2, 1].map((stars) => (
        <label key={stars} className="flex items-center gap-3">
          <input
            type="radio"
            className="check"
            value={String(stars)}
            aria-invalid={error ? true : undefined}
            {...register('stars')}
          />
          <RatingStars tenths={stars * 10} />
          <span className="text-sm text-dim">{words[stars - 1]}</span>
        </label>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
