import { Camera } from 'lucide-react'
import { megabytes, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import type { User } from '#shared/platform/users/user.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUploadPicture } from '../api/user-commands.ts'

export type PictureFieldProps = {
  user: Pick<User, 'name' | 'profileImage'>
  /** The profile after the picture was changed. */
  onChanged: (user: User) => void
}

const limits = uploadPurposes['profile-picture']

/** The profile picture: choose, crop, upload. It is saved immediately, apart from the form around it. */
export function PictureField({ user, onChanged }: PictureFieldProps) {
  const upload = useUploadPicture()
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={user.name} src={user.profileImage} size="xl" />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <p className="text-sm font-semibold">Profile picture</p>
        <MediaPicker
          purpose="profile-picture"
          label={user.profileImage ? 'Change picture' : 'Choose picture'}
          icon={<Camera className="size-5" aria-hidden="true" />}
          fileLabel="Profile picture file"
          hint={`JPEG, PNG or WebP, up to ${megabytes(limits.maxBytes)}. You crop it next.`}
          crop={{
            title: 'Crop your picture',
            description:
              'Drag the picture, or move it with the arrow keys. Others see the part inside the circle.',
            failed: 'We couldn’t save the picture',
            round: true,
            width: 512,
            height: 512,
          }}
          upload={async (picked) => {
            onChanged(await upload.mutateAsync(picked))
            toast.success('Profile picture updated')
          }}
        />
      </div>
    </div>
  )
}
