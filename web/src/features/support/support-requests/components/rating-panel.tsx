import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Rating } from '#shared/support/support-requests/contract.ts'
import type { PublicRequest } from '#shared/support/support-requests/shown-request.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { RequestActs } from '../api/request-acts.ts'
import { useRequestStep } from '../api/use-request-step.ts'

const scores = [
  { score: 'good', label: 'Good', Icon: ThumbsUp },
  { score: 'bad', label: 'Not good', Icon: ThumbsDown },
] as const

type RatingPanelProps = { rating: PublicRequest['rating']; acts: RequestActs }

/** How the request was solved, as the one who asked says it once. A link in the email about it leads here. */
export function RatingPanel({ rating, acts }: RatingPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const [search] = useSearchParams()
  const isAsked = search.has('rate')
  useEffect(() => {
    if (isAsked) panel.current?.scrollIntoView({ block: 'center' })
  }, [isAsked])
  return (
    <Panel ref={panel} title="How did we do?">
      {rating ? <Rated rating={rating} /> : <RatingForm acts={acts} />}
    </Panel>
  )
}

function Rated({ rating: { score, comment } }: { rating: NonNullable<PublicRequest['rating']> }) {
  const { label, Icon } = scores.find((one) => one.score === score) ?? scores[0]
  return (
    <div className="grid gap-2" role="status">
      <p className="flex items-center gap-2">
        <Icon className="size-5" aria-hidden="true" />
        <span>
          You rated this <strong>{label}</strong>. Thank you.
        </span>
      </p>
      {comment && <p className="whitespace-pre-line wrap-anywhere text-dim">{comment}</p>}
    </div>
  )
}

function RatingForm({ acts }: { acts: RequestActs }) {
  const form = useSchemaForm(Rating, { defaultValues: { comment: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({ form, command: useRequestStep(acts, acts.rate) })
  const { register, watch, setValue, formState } = form
  const chosen = watch('score')
  return (
    <form data-own name="support-rating" method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <FormFailure title="We couldn’t save your rating" failure={failure} attempts={attempts} />
      <div className="grid gap-3 sm:grid-cols-2">
        {scores.map(({ score, label, Icon }) => (
          <Button
            key={score}
            size="lg"
            aria-pressed={chosen === score}
            variant={chosen === score ? 'primary' : 'secondary'}
            onClick={() => setValue('score', score, { shouldDirty: true, shouldValidate: true })}
          >
            <Icon className="size-5" aria-hidden="true" />
            {label}
          </Button>
        ))}
      </div>
      {chosen && (
        <>
          <Field label="Anything to add? (optional)" error={formState.errors.comment?.message}>
            <Textarea rows={3} maxLength={1000} {...register('comment')} />
          </Field>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyText="Sending..."
            className="justify-self-end"
          >
            Send rating
          </Button>
        </>
      )}
    </form>
  )
}
