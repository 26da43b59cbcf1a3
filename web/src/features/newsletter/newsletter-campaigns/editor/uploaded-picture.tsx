import { ImagePlus } from 'lucide-react'
import { pictureWidths } from '#shared/platform/pictures/picture-widths.ts'
import { useAddPagePicture } from '#web/features/content/cms-pages/api/page-commands.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { FieldError } from '#web/ui/field-error.tsx'

type UploadedPictureProps = {
  src: string
  problem?: string | undefined
  onUploaded: (src: string) => void
}

/** A picture of this site, and the button that chooses another. */
export function UploadedPicture({ src, problem, onUploaded }: UploadedPictureProps) {
  const add = useAddPagePicture()
  return (
    <div className="grid gap-3">
      {src && (
        <img
          src={src}
          alt=""
          className="max-h-48 max-w-full justify-self-start rounded-md border border-line object-contain"
        />
      )}
      <MediaPicker
        purpose="page-picture"
        label={src ? 'Choose another picture' : 'Choose picture'}
        icon={<ImagePlus className="size-4" aria-hidden="true" />}
        fileLabel="Picture file"
        hint="JPEG, PNG or WebP. Large pictures are made smaller."
        scale={pictureWidths[0]}
        upload={({ file, onProgress }) =>
          add.mutateAsync({ file, onProgress }).then((added) => onUploaded(added.src))
        }
      />
      <FieldError>{problem}</FieldError>
    </div>
  )
}
