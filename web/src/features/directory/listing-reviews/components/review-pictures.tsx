import type { ReviewPicture } from '#shared/directory/listing-reviews/listing-review.ts'
import { Picture } from '#web/ui/picture.tsx'

/** The pictures of a review, each with the way to it in full size. */
export const ReviewPictures = ({ pictures }: { pictures: readonly ReviewPicture[] }) =>
  pictures.length > 0 && (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ id, src, alt, width, height }) => (
        <li key={id}>
          <a href={src} target="_blank" rel="noopener">
            <Picture
              src={src}
              alt={alt}
              sizes="7rem"
              width={width}
              height={height}
              className="size-28 rounded-sm border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
