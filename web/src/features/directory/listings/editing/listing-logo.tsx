import { ImagePlus } from 'lucide-react'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangeLogo } from '../api/save-pictures.ts'

type ListingLogoProps = { own: OwnListing; isLive: boolean; savedBeside: (own: OwnListing) => void }

/** The logo of a listing, which is saved at once. On a live one a new logo waits for its review. */
export function ListingLogo({ own: { listing, change }, isLive, savedBeside }: ListingLogoProps) {
  const { id: listingId, businessName, logoUrl } = listing
  const logo = useChangeLogo({ savedBeside })
  const waiting = change?.to.logoUrl
  const shown = waiting || logoUrl
  const remove = () =>
    logo.mutate({ listingId }, { onSuccess: () => toast.success('Logo removed'), onError: toastFailure })
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={businessName} src={shown ?? null} size="xl" />
      <div className="grid min-w-0 flex-1 basis-56 gap-3">
        <MediaPicker
          purpose="listing-picture"
          label={shown ? 'Change logo' : 'Choose logo'}
          icon={<ImagePlus className="size-5" aria-hidden="true" />}
          fileLabel="Logo file"
          hint={
            waiting
              ? 'This logo is in review.'
              : `You crop it next.${isLive ? ' A new logo is reviewed first.' : ''}`
          }
          crop={{
            title: 'Crop the logo',
            description: 'Drag the picture, or move it with the arrow keys. Others see the part inside.',
            failed: 'We couldn’t save the logo',
            round: true,
            width: 512,
            height: 512,
          }}
          upload={async ({ file, onProgress }) => {
            const saved = await logo.mutateAsync({ listingId, file, onProgress })
            toast.success(saved.change?.to.logoUrl ? 'The logo is in review' : 'Logo updated')
          }}
        />
        {shown && (
          <Button data-own size="sm" className="justify-self-start" busy={logo.isPending} onClick={remove}>
            {waiting ? 'Withdraw logo' : 'Remove logo'}
          </Button>
        )}
      </div>
    </div>
  )
}
