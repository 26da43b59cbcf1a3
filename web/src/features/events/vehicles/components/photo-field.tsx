import { ImagePlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { megabytes, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import type { VehicleValues } from './vehicle-values.ts'

const limits = uploadPurposes['vehicle-photo']

/** The photo goes with the form: one that was uploaded becomes the photo of the vehicle with the next save. */
export function PhotoField({ photoUrl }: { photoUrl: string | undefined }) {
  const { setValue, watch } = useFormContext<VehicleValues>()
  const [chosen, setChosen] = useState<string>()
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen) : undefined), [chosen])
  const [isNew, isRemoved] = [watch('photoUploadId') !== '', watch('removePhoto')]
  const shown = (isNew && chosen) || (isRemoved ? undefined : photoUrl)
  const set = (photoUploadId: string, removePhoto: boolean) => {
    setValue('photoUploadId', photoUploadId, { shouldDirty: true })
    setValue('removePhoto', removePhoto, { shouldDirty: true })
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">Photo</legend>
      {shown && (
        <img
          src={shown}
          alt="The vehicle"
          className="aspect-video w-full max-w-sm rounded-sm border border-line object-cover"
        />
      )}
      <MediaPicker
        purpose="vehicle-photo"
        label={shown ? 'Change photo' : 'Choose photo'}
        icon={<ImagePlus className="size-5" aria-hidden="true" />}
        fileLabel="Photo file"
        hint={`JPEG, PNG or WebP, up to ${megabytes(limits.maxBytes)}. You crop it next. Leave the plate out of it.`}
        crop={{
          title: 'Crop the photo',
          description: 'Drag the picture, or move it with the arrow keys.',
          failed: 'We couldn’t upload the photo',
          round: false,
          width: 1280,
          height: 720,
        }}
        upload={async ({ file, onProgress }) => {
          set(await sendFile('vehicle-photo', file, onProgress), false)
          setChosen(URL.createObjectURL(file))
        }}
      />
      {shown && (
        <Button size="sm" className="justify-self-start" onClick={() => set('', photoUrl !== undefined)}>
          Remove photo
        </Button>
      )}
    </fieldset>
  )
}
