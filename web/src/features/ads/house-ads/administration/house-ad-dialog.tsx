import { zoneName, zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { HouseAdFields } from '#shared/ads/house-ads/house-ad.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { type HouseAdDraft, useSaveHouseAd } from '../api/house-ad-commands.ts'

type HouseAdDialogProps = { ad: HouseAdDraft; onClose: () => void }

/** What a house ad says and where it leads. Its pictures come after that. */
export function HouseAdDialog({ ad, onClose }: HouseAdDialogProps) {
  const edit = useEditForm({
    thing: ad,
    schemaFor: () => HouseAdFields,
    valuesOf: ({ zone, alt, headline, text, path }: HouseAdDraft) => ({ zone, alt, headline, text, path }),
    ...useSaveHouseAd(ad.id),
    onSaved: () => {
      toast.success(ad.id ? 'House ad saved' : 'House ad added')
      onClose()
    },
  })
  const { register, formState } = edit.form
  const { errors } = formState
  const name = zoneName(ad.zone)
  return (
    <EditDialog
      edit={edit}
      onClose={onClose}
      title={ad.id ? `Edit house ad: ${name}` : `New house ad: ${name}`}
      {...(!ad.id && { description: 'It is shown once it has its pictures and you show it.' })}
      failed="We couldn’t save the house ad"
      saveLabel={ad.id ? 'Save' : 'Add house ad'}
    >
      <Field label="Page" hint="A page of this site, such as /events" required error={errors.path?.message}>
        <Input maxLength={300} autoComplete="off" spellCheck={false} {...register('path')} />
      </Field>
      <Field
        label="What the picture says"
        hint="For people who cannot see it. Include the words in the picture."
        required
        error={errors.alt?.message}
      >
        <Input maxLength={120} autoComplete="off" {...register('alt')} />
      </Field>
      {zoneOf(ad.zone).hasWords && (
        <>
          <Field label="Headline" hint="Up to 40 characters" error={errors.headline?.message}>
            <Input maxLength={40} autoComplete="off" {...register('headline')} />
          </Field>
          <Field label="Text" hint="Up to 90 characters" error={errors.text?.message}>
            <Input maxLength={90} autoComplete="off" {...register('text')} />
          </Field>
        </>
      )}
    </EditDialog>
  )
}
