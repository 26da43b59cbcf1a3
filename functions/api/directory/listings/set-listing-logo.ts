import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { saveChange } from '#core/directory/listing-changes/save-change.ts'
import { findOwnListing } from '#core/directory/listings/find-listing.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { ownListing } from '#core/directory/listings/own-listing.ts'
import { publishListingPicture } from '#core/directory/listings/publish-listing-picture.ts'
import { dropFiles, saveInPlace } from '#core/directory/listings/save-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { setListingLogo as contract } from '#shared/directory/listings/own-contract.ts'
import { assertEditable, isFreelyEdited } from '#shared/directory/listings/stepped-listing.ts'

type Asked = ApiRequest<typeof contract>

/** A new logo of a live listing waits; a logo is taken away at once. */
const setListingLogo = (request: Asked) =>
  request.body.uploadId ? setLogo(request, request.body.uploadId) : removeLogo(request)

function setLogo({ actor, params, now, remember }: Asked, uploadId: string) {
  const { userId } = actor
  return publishListingPicture(
    {
      userId,
      ...params,
      uploadId,
      withPicture: ({ src }, { listing: before, change: known, isFree }) => {
        if (isFree) {
          const listing = {
            ...before,
            logoUrl: src,
            changedAt: now,
            updatedAt: now,
            version: before.version + 1,
          }
          return { listing, change: undefined, writes: [] }
        }
        const wish = {
          listing: before,
          by: userId,
          kind: 'owner',
          to: { logoUrl: src },
          about: ['logoUrl'],
        } as const
        const { change, writes } = saveChange(known, wish, now)
        const dropped = known?.status === 'pending' ? dropFiles(before.id, [known.to.logoUrl], now) : []
        return { listing: before, change, writes: [...writes, ...dropped] }
      },
      remember,
    },
    now,
  )
}

const removeLogo = ({ actor, params, now, remember }: Asked) =>
  untilUnchanged(async () => {
    const { userId } = actor
    const before = await findOwnListing(params.listingId, userId)
    assertEditable(before)
    const known = isFreelyEdited(before)
      ? undefined
      : await listingChanges.get({ listingId: before.id, by: userId }, { consistent: true })
    const { logoUrl, ...rest } = before
    const listing = logoUrl
      ? { ...rest, changedAt: now, updatedAt: now, version: before.version + 1 }
      : before
    const wish = { listing, by: userId, kind: 'owner', to: {}, about: ['logoUrl'] } as const
    const { change, writes } = saveChange(known, wish, now)
    const answer = await ownListing(listing, now, { change })
    await commit(
      ...(logoUrl
        ? saveInPlace(before, listing, now)
        : [listings.check({ id: before.id }, { version: before.version })]),
      ...writes,
      ...(known?.status === 'pending' ? dropFiles(before.id, [known.to.logoUrl], now) : []),
      ...remember(answer),
    )
    return answer
  })

export const handler = endpoint(contract, setListingLogo)
