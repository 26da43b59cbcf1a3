import { ImagePlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { mostPictures } from '#shared/directory/listings/listing.ts'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { megabytes, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { type ArrangedPicture, useSavePictures } from '../api/save-pictures.ts'
import { ListingLogo } from './listing-logo.tsx'
import { isDescribed, keyOf, PictureRows } from './picture-rows.tsx'

const purpose = 'listing-picture'
const widest = 1600

const arranged = ({ listing }: OwnListing): ArrangedPicture[] =>
  listing.pictures.map(({ id, src, alt, isWaiting = false }) => ({ kind: 'known', id, src, alt, isWaiting }))

const sameOrder = (one: readonly ArrangedPicture[], other: readonly ArrangedPicture[]) =>
  JSON.stringify(one.map((picture) => [keyOf(picture), picture.alt])) ===
  JSON.stringify(other.map((picture) => [keyOf(picture), picture.alt]))

type PicturesStepProps = {
  own: OwnListing
  isLive: boolean
  version: () => number
  savedBeside: (own: OwnListing) => void
  /** Back and on, beside the button that saves. */
  ways: (isSaved: boolean) => ReactNode
}

/** The pictures of a listing, which are saved apart from its form. */
export function PicturesStep({ own, isLive, version, savedBeside, ways }: PicturesStepProps) {
  const [pictures, setPictures] = useState(() => arranged(own))
  const [attempts, setAttempts] = useState(0)
  const saving = useSavePictures({ savedBeside })
  const isSaved = sameOrder(pictures, arranged(own))
  const room = mostPictures - pictures.length
  const save = () => {
    setAttempts((count) => count + 1)
    if (saving.isPending || !pictures.every(isDescribed)) return
    saving.mutate(
      { own, pictures, version },
      {
        onSuccess: (saved) => {
          setPictures(arranged(saved))
          setAttempts(0)
          toast.success(saved.change?.to.pictures ? 'Saved. New pictures are in review' : 'Pictures saved')
        },
      },
    )
  }
  return (
    <div className="grid gap-6">
      <LeaveWarning unsaved={!isSaved && !saving.isPending} description="Your pictures are not saved yet." />
      <FormFailure title="We couldn’t save the pictures" failure={saving.error} attempts={attempts} />
      <ListingLogo own={own} isLive={isLive} savedBeside={savedBeside} />
      <PictureRows pictures={pictures} asksForWords={attempts > 0} onArrange={setPictures} />
      <MediaPicker
        purpose={purpose}
        label="Add pictures"
        icon={<ImagePlus className="size-5" aria-hidden="true" />}
        fileLabel="Picture files"
        hint={
          room <= 0
            ? `You have added the maximum of ${mostPictures} pictures.`
            : `JPEG, PNG or WebP, up to ${megabytes(uploadPurposes[purpose].maxBytes)} each. The first is the cover.${isLive ? ' New ones are reviewed first.' : ''}`
        }
        scale={widest}
        several={{ room, beyond: `there is room for ${mostPictures} pictures.` }}
        upload={async ({ file, onProgress }) => {
          const uploadId = await sendFile(purpose, file, onProgress)
          const src = URL.createObjectURL(file)
          setPictures((before) => [...before, { kind: 'new', uploadId, src, alt: '' }])
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        {!isSaved && (
          <Button data-own variant="primary" busy={saving.isPending} busyText="Saving..." onClick={save}>
            Save pictures
          </Button>
        )}
        {ways(isSaved)}
      </div>
    </div>
  )
}
