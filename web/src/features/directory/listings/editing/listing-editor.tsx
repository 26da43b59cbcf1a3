// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { isLive as isLiveListing } from '#shared/directory/listings/stepped-listing.ts'
import { StepBar } from '#web/features/platform/forms/step-bar.tsx'
import { useDeviceDraft } from '#web/features/platform/forms/use-device-draft.ts'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveListing } from '../api/save-listing.ts'
import { draftPath } from '../own/listing-words.ts'
import { type ListingStepName, listingSteps, stepAfter, stepBefore, stepWithError } from './listing-steps.ts'
import { type EditedListing, editedListing, listingSchema, valuesOf } from './listing-values.ts'
import { OutcomeBanner } from './outcome-banner.tsx'
import { type SaveOutcome, saveOutcome } from './save-outcome.ts'
import { StepForm } from './step-form.tsx'

/** The last steps come once someone is there. */
const PicturesStep = lazy(async () => ({ default: (await import('./pictures-step.tsx')).PicturesStep }))
const CheckStep = lazy(async () => ({ default: (await import('./check-step.tsx')).CheckStep }))
const OrganizationPanel = lazy(async () => ({
  default: (await import('./organization-panel.tsx')).OrganizationPanel,
}))
const SubmitPanel = lazy(async () => ({ default: (await import('./submit-panel.tsx')).SubmitPanel }))

/** The name of what is typed and not saved. */
const draftName = ({ own }: EditedListing) => (own ? `listing.${own.listing.id}` : 'new-listing')

type ListingEditorProps = {
  own: OwnListing | undefined
  step: ListingStepName
  onStep: (step: ListingStepName) => void
}

/** A listing while it is written, one step a screen. A draft is saved with each step. */
export function ListingEditor({ own, step, onStep }: ListingEditorProps) {
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const { version, savedBeside, ...saving } = useSaveListing(own)
  const isLive = own !== undefined && isLiveListing(own.listing)
  const goOn = () => onStep(stepAfter(step) ?? step)
  const edit = useEditForm({
    thing: editedListing(own),
    schemaFor: () => listingSchema,
    valuesOf,
    keptAs: draftName,
    useDraft: useDeviceDraft,
    ...saving,
    onSaved: ({ own: saved }, { typedOn }) => {
      if (!saved) return
      if (!own) {
        toast.success('Draft saved')
        void navigate(`${draftPath(saved.listing.id)}&step=${stepAfter(step) ?? step}`, { replace: true })
      } else if (isLive) {
        setOutcome(saveOutcome(own, saved))
      } else if (step === 'check') {
        toast.success('Draft saved')
      } else if (!typedOn) {
        goOn()
      }
    },
  })
  const { form, dirty } = edit
  const heading = useStepHeading(step)
  useStepOfErrors(form.formState, step, onStep)
  const shown = own ? step : 'business'
  const back = stepBefore(shown)
  const ways = (isSaved: boolean) => (
    <>
      {back && (
        <Button variant="ghost" onClick={() => onStep(back)}>
          Back
        </Button>
      )}
      {isSaved && stepAfter(shown) && (
        <Button variant={isLive ? 'secondary' : 'primary'} onClick={goOn}>
          {isLive ? 'Next' : 'Continue'}
        </Button>
      )}
    </>
  )
  return (
    <div className="grid gap-6">
      <StepBar steps={listingSteps} step={shown} isOpen={own !== undefined} onStep={onStep} />
      {outcome && <OutcomeBanner outcome={outcome} />}
      <Panel>
        <div className="grid gap-6">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
            {listingSteps.find(({ name }) => name === shown)?.label}
          </h2>
          <Suspense fallback={<Skeleton lines={4} className="h-24" />}>
            {own && shown === 'pictures' ? (
              <PicturesStep
                own={own}
                isLive={isLive}
                version={version}
                savedBeside={savedBeside}
                ways={ways}
              />
            ) : (
              <StepForm edit={edit} step={shown} own={own} isLive={isLive} ways={ways} onUnchanged={goOn}>
                {own && shown === 'check' && (
                  <CheckStep own={own} form={form} isLive={isLive} dirty={dirty} />
                )}
              </StepForm>
            )}
            {own && shown === 'check' && !isLive && <SubmitPanel own={own} dirty={dirty} />}
          </Suspense>
        </div>
      </Panel>
      {own && shown === 'business' && (
        <Suspense>
          <OrganizationPanel own={own} version={version} savedBeside={savedBeside} />
        </Suspense>
      )}
    </div>
  )
}

/** Another step begins at its heading, for the keyboard and for readers of screens. */
function useStepHeading(step: ListingStepName) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<ListingStepName>('business')
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return heading
}

type FormState = { submitCount: number; errors: Partial<Record<string, unknown>> }

/** A press that is refused leads to the step with what is wrong, such as text that this device had kept. */
function useStepOfErrors(
  { submitCount, errors }: FormState,
  step: ListingStepName,
  onStep: (step: ListingStepName) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press leads to what is wrong, and typing does not
  useEffect(() => {
    const isHere = listingSteps.find(({ name }) => name === step)?.fields.some((field) => errors[field])
    const wrong = stepWithError(errors)
    if (wrong && !isHere) onStep(wrong)
  }, [submitCount])
}
