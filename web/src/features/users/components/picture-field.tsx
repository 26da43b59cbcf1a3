import { Camera } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { megabytes, uploadPurposes } from '#shared/uploads/upload-purposes.ts'
import type { User } from '#shared/users/user.ts'
import { fileRefusal } from '#web/features/uploads/file-refusal.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUploadPicture } from '../api/upload-picture.ts'
import { CropDialog } from './crop-dialog.tsx'

export type PictureFieldProps = {
  user: Pick<User, 'name' | 'profileImage'>
  /** The profile after the picture was changed. */
  onChanged: (user: User) => void
}

const limits = uploadPurposes['profile-picture']
const unreadable = limits.rejected

/** The profile picture: choose, crop, upload. It is saved at once, apart from the form around it. */
export function PictureField({ user, onChanged }: PictureFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const [attempts, setAttempts] = useState(0)
  const upload = useUploadPicture()

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0]
    // Choosing the same file again must count as a choice.
    event.currentTarget.value = ''
    if (!chosen) return
    const refusal = fileRefusal('profile-picture', chosen)
    setProblem(refusal)
    upload.reset()
    setFile(refusal ? undefined : chosen)
  }
  const close = (reason?: string) => {
    setFile(undefined)
    setProblem(reason)
  }
  const save = (picture: Blob) => {
    setProgress(0)
    setAttempts(attempts + 1)
    upload.mutate(
      { file: picture, onProgress: setProgress },
      {
        onSuccess: (changed) => {
          close()
          onChanged(changed)
          toast.success('Profile picture updated')
        },
        onSettled: () => setProgress(undefined),
      },
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={user.name} src={user.profileImage} size="xl" />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <p className="text-sm font-semibold">Profile picture</p>
        <Button
          className="justify-self-start"
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          <Camera className="size-5" aria-hidden="true" />
          {user.profileImage ? 'Change picture' : 'Choose picture'}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Profile picture file"
          accept={limits.contentTypes.join(',')}
          onChange={choose}
        />
        <p id={`${id}-hint`} className="text-sm text-dim">
          JPEG, PNG or WebP, up to {megabytes(limits.maxBytes)}. You can crop it next.
        </p>
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      </div>
      {file && (
        <CropDialog
          file={file}
          progress={progress}
          failure={upload.error}
          attempts={attempts}
          onPicture={save}
          onBroken={() => close(unreadable)}
          onClose={() => close()}
        />
      )}
    </div>
  )
}
