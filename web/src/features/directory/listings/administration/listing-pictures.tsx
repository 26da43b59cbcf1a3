import type { ListingPicture } from '#shared/directory/listings/listing.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** The pictures of a listing, each whole, with the words for those who do not see it. */
export const ListingPictures = ({ pictures }: { pictures: readonly ListingPicture[] }) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
    {pictures.map(({ id, src, alt, width, height, isWaiting }) => (
      <li key={id} className="min-w-0">
        <a href={src} target="_blank" rel="noreferrer" className="block">
          <Picture
            src={src}
            alt={alt}
            sizes="(min-width: 64rem) 14rem, 45vw"
            width={width}
            height={height}
            className="aspect-video w-full rounded bg-raised object-contain"
          />
        </a>
        <p className="mt-1 text-sm text-dim wrap-anywhere">{alt}</p>
        {isWaiting && <Badge tone="info">Pending</Badge>}
      </li>
    ))}
  </ul>
)
