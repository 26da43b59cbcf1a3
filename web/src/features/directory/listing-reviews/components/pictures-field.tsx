import { ImagePlus } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { mostReviewPictures, type ReviewPicture } from '#shared/directory/listing-reviews/listing-review.ts'
import { megabytes, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { ReviewValues } from './review-form.ts'

const limits = uploadPurposes['review-picture']
const widest = 1600

/** The pictures of a review: those that stay, and new ones, each with its words for people who do not see it. */
export function PicturesField({ pictures }: { pictures: readonly ReviewPicture[] }) {
  const { control, register, watch, setValue, formState } = useFormContext<ReviewValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'uploads' })
  const { show, addressOf } = usePreviews()
  const keeps = watch('keeps')
  const kept = pictures.filter(({ id }) => keeps.includes(id))
  const room = mostReviewPictures - kept.length - fields.length
  const drop = (id: string) =>
    setValue(
      'keeps',
      keeps.filter((kept) => kept !== id),
      { shouldDirty: true },
    )
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">Pictures</legend>
      {kept.map(({ id, src, alt }) => (
        <Row key={id} src={src} alt={alt} onRemove={() => drop(id)}>
          <p className="min-w-0 wrap-anywhere">{alt}</p>
        </Row>
      ))}
      {fields.map(({ id, uploadId }, at) => {
        const error = formState.errors.uploads?.[at]?.alt?.message
        return (
          <Row key={id} src={addressOf(uploadId)} alt="" onRemove={() => remove(at)}>
            <Field label="What does it show?" required {...(error && { error })}>
              <Input maxLength={120} autoComplete="off" {...register(`uploads.${at}.alt`)} />
            </Field>
          </Row>
        )
      })}
      <MediaPicker
        purpose="review-picture"
        label="Add pictures"
        icon={<ImagePlus className="size-5" aria-hidden="true" />}
        fileLabel="Picture files"
        hint={`Optional. Up to ${mostReviewPictures}: JPEG, PNG or WebP, up to ${megabytes(limits.maxBytes)} each.`}
        several={{ room, beyond: `there is room for ${mostReviewPictures} pictures.` }}
        scale={widest}
        upload={async ({ file, onProgress }) => {
          const uploadId = await sendFile('review-picture', file, onProgress)
          show(uploadId, file)
          append({ uploadId, alt: '' })
        }}
      />
    </fieldset>
  )
}

type RowProps = { src: string | undefined; alt: string; onRemove: () => void; children: ReactNode }

const Row = ({ src, alt, onRemove, children }: RowProps) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2">
    <img src={src} alt={alt} className="size-28 rounded-sm border border-line object-cover" />
    <div className="grid gap-2">
      {children}
      <Button size="sm" variant="ghost" className="justify-self-start" onClick={onRemove}>
        Remove<span className="sr-only"> the picture {alt}</span>
      </Button>
    </div>
  </div>
)

/** The pictures that were just chosen, shown from the device. */
function usePreviews() {
  const addresses = useRef(new Map<string, string>())
  useEffect(() => {
    const { current } = addresses
    return () => {
      for (const address of current.values()) URL.revokeObjectURL(address)
    }
  }, [])
  return {
    show: (uploadId: string, file: Blob) => addresses.current.set(uploadId, URL.createObjectURL(file)),
    addressOf: (uploadId: string) => addresses.current.get(uploadId),
  }
}
