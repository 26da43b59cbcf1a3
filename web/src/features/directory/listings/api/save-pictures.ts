import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import {
  addListingPicture,
  arrangeListingPictures,
  type OwnListing,
  setListingLogo,
} from '#shared/directory/listings/own-contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'
import { useKeepListing } from './save-listing.ts'

/** A picture in the order that is being chosen: one of the listing, or one that was uploaded and is still to be added. */
export type ArrangedPicture =
  | { kind: 'known'; id: string; src: string; alt: string; isWaiting: boolean }
  | { kind: 'new'; uploadId: string; src: string; alt: string }

type Arranged = { own: OwnListing; pictures: readonly ArrangedPicture[]; version: () => number }
type Beside = { savedBeside: (own: OwnListing) => void }

const newKey = () => ({ idempotencyKey: crypto.randomUUID() })

/** Adds new pictures one after the other, then puts all in order and says what they show. */
export function useSavePictures({ savedBeside }: Beside) {
  const keep = useKeepListing()
  return useCommand({
    send: async ({ own, pictures, version }: Arranged): Promise<OwnListing> => {
      const params = { listingId: own.listing.id }
      let latest = own
      const order: { id: string; alt: string }[] = []
      for (const picture of pictures) {
        const alt = picture.alt.trim()
        if (picture.kind === 'known') {
          order.push({ id: picture.id, alt })
          continue
        }
        const before = new Set(latest.listing.pictures.map(({ id }) => id))
        latest = await call(
          addListingPicture,
          { params, body: { uploadId: picture.uploadId, alt } },
          newKey(),
        )
        savedBeside(latest)
        const added = latest.listing.pictures.find(({ id }) => !before.has(id))
        if (added) order.push({ id: added.id, alt })
      }
      const stands = latest.listing.pictures.map(({ id, alt }) => ({ id, alt }))
      if (JSON.stringify(stands) === JSON.stringify(order)) return latest
      latest = await call(
        arrangeListingPictures,
        { params, body: { pictures: order, version: version() } },
        newKey(),
      )
      savedBeside(latest)
      return latest
    },
    onDone: keep,
  })
}

type NewLogo = { listingId: ListingId; file?: Blob; onProgress?: (share: number) => void }

/** Uploads the logo of a listing, or takes it away. */
export function useChangeLogo({ savedBeside }: Beside) {
  const keep = useKeepListing()
  return useCommand({
    send: async ({ listingId, file, onProgress = () => undefined }: NewLogo) => {
      const body = file ? { uploadId: await sendFile('listing-picture', file, onProgress) } : {}
      const own = await call(setListingLogo, { params: { listingId }, body }, newKey())
      savedBeside(own)
      return own
    },
    onDone: keep,
  })
}
