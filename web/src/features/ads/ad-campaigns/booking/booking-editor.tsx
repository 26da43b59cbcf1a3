// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { RestoredBanner } from '#web/features/platform/forms/restored-banner.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { SaveButton } from '#web/features/platform/forms/save-button.tsx'
import { StepBar } from '#web/features/platform/forms/step-bar.tsx'
import { useDeviceDraft } from '#web/features/platform/forms/use-device-draft.ts'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveBooking } from '../api/booked-campaign.ts'
import {
  type BookingStepName,
  bookingStepPath,
  bookingSteps,
  stepBeside,
  stepWithError,
} from './booking-steps.ts'
import { type Booking, bookingSchema, hasPastDays, valuesOf } from './booking-values.ts'

const PlaceStep = lazy(async () => ({ default: (await import('./place-step.tsx')).PlaceStep }))
const AdsStep = lazy(async () => ({ default: (await import('./ads-step.tsx')).AdsStep }))
const DaysStep = lazy(async () => ({ default: (await import('./days-step.tsx')).DaysStep }))
const CheckStep = lazy(async () => ({ default: (await import('./check-step.tsx')).CheckStep }))

/** The name of what is typed and not saved. */
const draftName = ({ own }: Booking) => (own ? `ad-campaign.${own.campaign.id}` : 'new-ad-campaign')

type BookingEditorProps = { booking: Booking; step: BookingStepName; onStep: (step: BookingStepName) => void }

/** A campaign while it is booked, one step a screen. It is a draft from its first step on. */
export function BookingEditor({ booking, step, onStep }: BookingEditorProps) {
  const { own, now } = booking
  const navigate = useNavigate()
  const { savedBeside, ...saving } = useSaveBooking(own)
  const shown = own ? step : 'place'
  const [before, after] = [stepBeside(shown, -1), stepBeside(shown, 1)]
  const edit = useEditForm({
    thing: booking,
    schemaFor: (thing) => bookingSchema(thing.now),
    valuesOf,
    keptAs: draftName,
    useDraft: useDeviceDraft,
    ...saving,
    onSaved: ({ own: saved }, { typedOn }) => {
      if (!own && saved) {
        toast.success('Draft saved')
        void navigate(bookingStepPath(saved.campaign.id, 'pictures'), { replace: true })
      } else if (after && !typedOn) onStep(after)
    },
  })
  const { form, dirty, conflict } = edit
  const heading = useStepHeading(shown)
  useStepOfErrors(form.formState, shown, onStep)
  const isUnsaved = !own || dirty || conflict !== undefined || hasPastDays(booking)
  const back = before && (
    <Button variant="ghost" onClick={() => onStep(before)}>
      Back
    </Button>
  )
  const on = after && (
    <Button variant="primary" onClick={() => onStep(after)}>
      Continue
    </Button>
  )
  return (
    <div className="grid gap-6">
      <StepBar steps={bookingSteps} step={shown} isOpen={own !== undefined} onStep={onStep} />
      <Panel>
        <div className="grid gap-6">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
            {bookingSteps.find(({ name }) => name === shown)?.label}
          </h2>
          <Suspense fallback={<Skeleton lines={4} className="h-24" />}>
            {own && shown === 'pictures' && (
              <AdsStep
                own={own}
                savedBeside={savedBeside}
                ways={
                  <>
                    {back}
                    {own.creatives.length > 0 && on}
                  </>
                }
              />
            )}
            {own && shown === 'check' && (
              <CheckStep own={own} isOpen={isUnsaved} onStep={onStep} back={back} />
            )}
            {(shown === 'place' || shown === 'days') && (
              <EditForm edit={edit} failed="We couldn’t save the campaign">
                <RestoredBanner edit={edit} />
                {shown === 'place' ? (
                  <PlaceStep
                    form={form}
                    adsIn={own && own.creatives.length > 0 ? AdZone.parse(own.campaign.zone) : undefined}
                  />
                ) : (
                  <DaysStep form={form} now={now} />
                )}
                <SaveBar data-own="part" isInPanel isOpen={isUnsaved} edit={edit}>
                  {back}
                  {isUnsaved ? <SaveButton edit={edit}>Save and continue</SaveButton> : on}
                </SaveBar>
              </EditForm>
            )}
          </Suspense>
        </div>
      </Panel>
    </div>
  )
}

/** Another step begins at its heading, for the keyboard and for readers of screens. */
function useStepHeading(step: BookingStepName) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return heading
}

type FormState = { submitCount: number; errors: Partial<Record<string, unknown>> }

/** A press that is refused leads to the step with what is wrong. */
function useStepOfErrors(
  { submitCount, errors }: FormState,
  step: BookingStepName,
  onStep: (step: BookingStepName) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press leads to what is wrong, and typing does not
  useEffect(() => {
    const isHere = bookingSteps.find(({ name }) => name === step)?.fields.some((field) => errors[field])
    const wrong = stepWithError(errors)
    if (wrong && !isHere) onStep(wrong)
  }, [submitCount])
}
