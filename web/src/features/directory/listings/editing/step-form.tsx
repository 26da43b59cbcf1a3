// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense, type SyntheticEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { RestoredBanner } from '#web/features/platform/forms/restored-banner.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { SaveButton } from '#web/features/platform/forms/save-button.tsx'
import type { Edit } from '#web/features/platform/forms/use-edit-form.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BusinessStep } from './business-step.tsx'
import type { ListingForm } from './listing-form.ts'
import type { ListingStepName } from './listing-steps.ts'
import { SimilarBusinesses } from './similar-businesses.tsx'

const PlaceStep = lazy(async () => ({ default: (await import('./place-step.tsx')).PlaceStep }))
const OfferStep = lazy(async () => ({ default: (await import('./offer-step.tsx')).OfferStep }))
const HoursStep = lazy(async () => ({ default: (await import('./hours-step.tsx')).HoursStep }))

type StepFormProps = {
  edit: Edit & { form: ListingForm }
  step: ListingStepName
  own: OwnListing | undefined
  isLive: boolean
  ways: (isSaved: boolean) => ReactNode
  /** A press where there is nothing to save. */
  onUnchanged: () => void
  children: ReactNode
}

/** The fields of one step, and the buttons that save them and lead on. */
export function StepForm({ edit, step, own, isLive, ways, onUnchanged, children }: StepFormProps) {
  const { form, dirty, submission } = edit
  const isUnchanged = own !== undefined && !dirty && !edit.conflict
  const onSubmit = (event: SyntheticEvent) => {
    if (!isUnchanged) return submission.onSubmit(event)
    event.preventDefault()
    onUnchanged()
  }
  return (
    <EditForm
      edit={{ ...edit, submission: { ...submission, onSubmit } }}
      failed="We couldn’t save the listing"
    >
      <RestoredBanner edit={edit} />
      {step === 'business' && <BusinessStep form={form} isLive={isLive} />}
      {step === 'business' && !own && <SimilarBusinesses name={form.watch('businessName')} zip="" />}
      <Suspense fallback={<Skeleton lines={4} className="h-24" />}>
        {step === 'place' && <PlaceStep form={form} isLive={isLive} />}
        {step === 'offer' && <OfferStep form={form} />}
        {step === 'hours' && (
          <FormProvider {...form}>
            <HoursStep form={form} />
          </FormProvider>
        )}
        {children}
      </Suspense>
      <SaveBar data-own="part" isInPanel edit={edit}>
        {isUnchanged ? (
          ways(true)
        ) : (
          <>
            {ways(isLive)}
            <SaveButton edit={edit}>{isLive || step === 'check' ? 'Save' : 'Save and continue'}</SaveButton>
          </>
        )}
      </SaveBar>
    </EditForm>
  )
}
