import { saveChange } from '#core/directory/listing-changes/save-change.ts'
import { publishListingPicture } from '#core/directory/listings/publish-listing-picture.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { mostPictures } from '#shared/directory/listings/listing.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { addListingPicture as contract } from '#shared/directory/listings/own-contract.ts'

/** A picture of a live listing waits: the listing has it already, and shows it to no one else. */
function addListingPicture({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  return publishListingPicture(
    {
      userId,
      ...params,
      uploadId: body.uploadId,
      withPicture: ({ src, width, height }, { listing: before, change: known, isFree }) => {
        if (before.pictures.length >= mostPictures) throw listingRefusal.tooManyPictures(mostPictures)
        const waits = isFree ? {} : ({ isWaiting: true } as const)
        const pictures = [...before.pictures, { id: idOf(src), src, alt: body.alt, width, height, ...waits }]
        const version = before.version + 1
        const listing = { ...before, pictures, changedAt: now, isFresh: true, updatedAt: now, version }
        if (isFree) return { listing, change: undefined, writes: [] }
        const to = { pictures: pictures.flatMap(({ id, isWaiting }) => (isWaiting ? [id] : [])) }
        const wish = { listing, by: userId, kind: 'owner', to, about: ['pictures'] } as const
        return { listing, ...saveChange(known, wish, now) }
      },
      remember,
    },
    now,
  )
}

/** A picture is called by the name of its files. */
const idOf = (src: string) => /pic_[0-9A-Z]{26}/.exec(src)?.[0] ?? src

export const handler = endpoint(contract, addListingPicture)
