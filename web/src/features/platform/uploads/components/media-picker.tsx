import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type UploadPurpose, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { fileRefusal } from '../file-refusal.ts'
import { CropDialog, type CropDialogProps } from './crop-dialog.tsx'
import { UploadMeter } from './upload-meter.tsx'

type Picked = { file: Blob; name: string; onProgress: (share: number) => void }

export type MediaPickerProps = {
  purpose: UploadPurpose
  /** The text of the button: "Choose picture". */
  label: string
  icon: ReactNode
  /** The name of the browser's own field. */
  fileLabel: string
  hint: string
  /** Set it to allow several files, as many as there is room for, with the message about those beyond. */
  several?: { room: number; beyond: string }
  /** Pictures are made no wider than this before they are sent. */
  scale?: number
  /** One picture, which is cropped first. */
  crop?: Pick<CropDialogProps, 'title' | 'description' | 'failed' | 'round' | 'width' | 'height'>
  /** Sends a file and says so. */
  upload: (picked: Picked) => Promise<unknown>
}

/** Its code comes with the first picture. */
const scaled = async (file: File, most: number) =>
  (await import('./scale-picture.ts')).scalePicture(file, most)

/** Chooses files within the limits of their purpose, cuts pictures, and uploads one after the other. */
export function MediaPicker(props: MediaPickerProps) {
  const { purpose, label, icon, fileLabel, hint, several, scale, crop, upload } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [progress, setProgress] = useState<{ name: string; share: number }>()
  const [cropping, setCropping] = useState<File>()
  const [failure, setFailure] = useState<unknown>()
  const [attempts, setAttempts] = useState(0)

  const send = async (file: Blob, name: string) => {
    const onProgress = (share: number) => setProgress({ name, share })
    onProgress(0)
    try {
      await upload({ file, name, onProgress })
    } finally {
      setProgress(undefined)
    }
  }
  const addOne = async (file: File): Promise<string | undefined> => {
    const isTaken = uploadPurposes[purpose].contentTypes.includes(file.type)
    const fitting = scale && isTaken ? await scaled(file, scale) : file
    return (
      fileRefusal(purpose, fitting) ??
      (await send(fitting, file.name).then(
        () => undefined,
        (error: unknown) => describeFailure(error).sentence,
      ))
    )
  }
  const addAll = async (files: File[], { room, beyond }: { room: number; beyond: string }) => {
    const problems = files.slice(room).map(({ name }) => `${name}: ${beyond}`)
    for (const file of files.slice(0, room)) {
      const refusal = await addOne(file)
      if (refusal) problems.push(`${file.name}: ${refusal}`)
    }
    setProblem(problems.join(' ') || undefined)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])]
    const [first] = files
    // Choosing the same file again must count as a choice.
    event.currentTarget.value = ''
    if (!first) return
    setProblem(undefined)
    setFailure(undefined)
    if (several) void addAll(files, several)
    else if (!crop) void addOne(first).then(setProblem)
    else {
      const refusal = fileRefusal(purpose, first)
      setProblem(refusal)
      setCropping(refusal ? undefined : first)
    }
  }
  const sendCut = (picture: Blob) => {
    setFailure(undefined)
    setAttempts((count) => count + 1)
    send(picture, 'Upload').then(() => setCropping(undefined), setFailure)
  }
  return (
    <div className="grid gap-2">
      <Button
        className="justify-self-start"
        aria-describedby={`${id}-hint`}
        disabled={several !== undefined && several.room <= 0}
        busy={progress !== undefined && !cropping}
        busyText="Uploading..."
        onClick={() => input.current?.click()}
      >
        {icon}
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={several !== undefined}
        aria-label={fileLabel}
        accept={uploadPurposes[purpose].contentTypes.join(',')}
        onChange={choose}
      />
      <p id={`${id}-hint`} className="text-sm text-dim">
        {hint}
      </p>
      {progress && !cropping && <UploadMeter label={progress.name} share={progress.share} />}
      <div role="alert">
        <FieldError>{problem}</FieldError>
      </div>
      {crop && cropping && (
        <CropDialog
          {...crop}
          file={cropping}
          progress={progress?.share}
          failure={failure}
          attempts={attempts}
          onPicture={sendCut}
          onBroken={() => {
            setCropping(undefined)
            setProblem(uploadPurposes[purpose].rejected)
          }}
          onClose={() => setCropping(undefined)}
        />
      )}
    </div>
  )
}
