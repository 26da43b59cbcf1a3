import { ImagePlus } from 'lucide-react'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { megabytes, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangeLogo } from '../api/save-organization.ts'

type LogoFieldProps = { organization: Organization; onChanged: (organization: Organization) => void }

/** The logo of an organization, which is saved at once. */
export function LogoField({ organization, onChanged }: LogoFieldProps) {
  const { name, logoUrl } = organization
  const logo = useChangeLogo()
  const remove = () =>
    logo.mutate(
      { organization },
      {
        onSuccess: (changed) => {
          onChanged(changed)
          toast.success('Logo removed')
        },
        onError: toastFailure,
      },
    )
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={name} src={logoUrl ?? null} size="xl" />
      <div className="grid min-w-0 flex-1 basis-56 gap-3">
        <MediaPicker
          purpose="organization-logo"
          label={logoUrl ? 'Change logo' : 'Choose logo'}
          icon={<ImagePlus className="size-5" aria-hidden="true" />}
          fileLabel="Logo file"
          hint={`JPEG, PNG or WebP, up to ${megabytes(uploadPurposes['organization-logo'].maxBytes)}. You crop it next.`}
          crop={{
            title: 'Crop the logo',
            description:
              'Drag the picture, or move it with the arrow keys. Others see the part inside the circle.',
            failed: 'We couldn’t save the logo',
            round: true,
            width: 512,
            height: 512,
          }}
          upload={async ({ file, onProgress }) => {
            onChanged(await logo.mutateAsync({ organization, file, onProgress }))
            toast.success('Logo updated')
          }}
        />
        {logoUrl && (
          <Button size="sm" className="justify-self-start" busy={logo.isPending} onClick={remove}>
            Remove logo
          </Button>
        )}
      </div>
    </div>
  )
}
