import { type AdCreative, AdCreativeFields } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import type { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { type AdZone, zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { RestoredBanner } from '#web/features/platform/forms/restored-banner.tsx'
import { SaveButton } from '#web/features/platform/forms/save-button.tsx'
import { useDeviceDraft } from '#web/features/platform/forms/use-device-draft.ts'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { type EditedAd, useSaveAd } from '../api/save-ad.ts'

type AdFormProps = {
  campaignId: AdCampaignId
  zone: AdZone
  /** Left out for a new one. */
  ad?: AdCreative
  savedBeside: (own: WholeAdCampaign) => void
  onSaved?: () => void
}

const wordsOf = ({ ad }: EditedAd) => ({
  alt: ad?.alt ?? '',
  targetUrl: ad?.targetUrl ?? '',
  headline: ad?.headline ?? '',
  text: ad?.text ?? '',
})

/** What an ad says and where it leads. Its pictures come after that. */
export function AdForm({ campaignId, zone, ad, savedBeside, onSaved }: AdFormProps) {
  const saving = useSaveAd({ savedBeside }, campaignId, ad)
  const edit = useEditForm({
    thing: ad ? { ad, version: ad.version } : {},
    schemaFor: () => AdCreativeFields,
    valuesOf: wordsOf,
    keptAs: (thing) => (thing.ad ? `ad.${thing.ad.id}` : `new-ad.${campaignId}`),
    useDraft: useDeviceDraft,
    ...saving,
    onSaved: () => {
      toast.success('Ad saved')
      onSaved?.()
    },
  })
  const { register, formState } = edit.form
  const { errors } = formState
  return (
    <EditForm edit={edit} failed="We couldn’t save the ad">
      <RestoredBanner edit={edit} />
      <Field
        label="Target"
        hint="The page that opens, starting with https://"
        required
        error={errors.targetUrl?.message}
      >
        <Input
          type="url"
          inputMode="url"
          maxLength={500}
          autoComplete="off"
          placeholder="https://"
          {...register('targetUrl')}
        />
      </Field>
      <Field
        label="What the picture says"
        hint="For people who cannot see it. Include the words in the picture."
        required
        error={errors.alt?.message}
      >
        <Input maxLength={120} autoComplete="off" {...register('alt')} />
      </Field>
      {zoneOf(zone).hasWords && (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field label="Headline" hint="Up to 40 characters" required error={errors.headline?.message}>
            <Input maxLength={40} autoComplete="off" {...register('headline')} />
          </Field>
          <Field label="Text" hint="Up to 90 characters" required error={errors.text?.message}>
            <Input maxLength={90} autoComplete="off" {...register('text')} />
          </Field>
        </div>
      )}
      {(edit.dirty || edit.conflict || !ad) && (
        <div data-own="part">
          <SaveButton edit={edit}>{ad ? 'Save ad' : 'Save and add pictures'}</SaveButton>
        </div>
      )}
    </EditForm>
  )
}
