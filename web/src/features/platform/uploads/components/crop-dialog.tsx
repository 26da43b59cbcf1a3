// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useState } from 'react'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type CropArea, cropPicture } from './crop-picture.ts'
import { UploadMeter } from './upload-meter.tsx'

const Cropper = lazy(async () => ({ default: (await import('./cropper.tsx')).Cropper }))

export type CropDialogProps = {
  title: string
  description: string
  /** The message about an upload that failed. */
  failed: string
  /** The part that is shown is a circle within the rectangle that is cut out. */
  round: boolean
  /** The size of the resulting picture, in pixels. */
  width: number
  height: number
  file: File
  /** The completed share of the upload, while one is running. */
  progress: number | undefined
  failure: unknown
  attempts: number
  onPicture: (picture: Blob) => void
  onBroken: () => void
  onClose: () => void
}

export function CropDialog({
  title,
  description,
  failed,
  round,
  width,
  height,
  file,
  progress,
  failure,
  attempts,
  onPicture,
  onBroken,
  onClose,
}: CropDialogProps) {
  const [src, setSrc] = useState<string>()
  const [area, setArea] = useState<CropArea>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])

  const [cutting, setCutting] = useState(false)
  const busy = cutting || progress !== undefined
  const use = usePress(async () => {
    if (!area || busy) return
    // A large picture takes a phone seconds, in which closing would not keep it from being sent.
    setCutting(true)
    await cropPicture(file, area, { width, height }).then(onPicture, onBroken)
    setCutting(false)
  })
  return (
    <Dialog
      open
      wide
      title={title}
      description={description}
      dismissible={!busy}
      unsaved
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} busyText="Uploading..." disabled={!area} onClick={use}>
            Use this picture
          </Button>
        </>
      }
    >
      <FormFailure title={failed} failure={failure} attempts={attempts} />
      <Suspense fallback={<Spinner label="Loading..." />}>
        {src && (
          <Cropper src={src} round={round} aspect={width / height} onCrop={setArea} onBroken={onBroken} />
        )}
      </Suspense>
      {progress !== undefined && <UploadMeter label="Upload" share={progress} />}
    </Dialog>
  )
}
