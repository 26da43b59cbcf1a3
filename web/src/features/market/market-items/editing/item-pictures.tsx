import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { mostItemPictures } from '#shared/market/market-items/item.ts'
import type { OwnItem } from '#shared/market/market-items/own-contract.ts'
import { megabytes, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { PictureChange } from './arranged-pictures.ts'
import { PictureRows } from './picture-rows.tsx'

const purpose = 'item-picture'
const widest = 1600

type ItemPicturesProps = {
  own: OwnItem | undefined
  isLive: boolean
  /** A press on "Publish" has found none. */
  isMissing: boolean
  onUpload: (uploadId: string) => Promise<unknown>
  onChange: (change: PictureChange) => Promise<unknown>
}

/** The pictures of an item. Each change of them is saved at once. */
export function ItemPictures({ own, isLive, isMissing, onUpload, onChange }: ItemPicturesProps) {
  /** What is on its way is shown already. */
  const [sent, setSent] = useState<readonly PictureChange[]>([])
  const pictures = sent.reduce((shown, change) => change(shown), own?.item.pictures ?? [])
  const room = mostItemPictures - pictures.length
  const change = (one: PictureChange) => {
    setSent((before) => [...before, one])
    void onChange(one)
      .catch(toastFailure)
      .finally(() => setSent((before) => before.filter((other) => other !== one)))
  }
  return (
    <Panel title="Pictures">
      <div className="grid gap-5">
        {pictures.length > 0 && (
          <PictureRows pictures={pictures} mayRemove={!isLive || pictures.length > 1} onChange={change} />
        )}
        <MediaPicker
          purpose={purpose}
          label="Add pictures"
          icon={<ImagePlus className="size-5" aria-hidden="true" />}
          fileLabel="Picture files"
          hint={
            room <= 0
              ? `You have added the maximum of ${mostItemPictures} pictures.`
              : `Up to ${mostItemPictures}: JPEG, PNG or WebP, up to ${megabytes(uploadPurposes[purpose].maxBytes)} each. The first is the cover.`
          }
          scale={widest}
          several={{ room, beyond: `there is room for ${mostItemPictures} pictures.` }}
          upload={async ({ file, onProgress }) => onUpload(await sendFile(purpose, file, onProgress))}
        />
        {isMissing && <FieldError>Add a picture.</FieldError>}
      </div>
    </Panel>
  )
}
