import type { ItemPicture } from '#shared/market/market-items/item.ts'
import { Picture } from '#web/ui/picture.tsx'

/** The pictures of an item, each whole and large on a press, with the words for those who do not see it. */
export const PictureGrid = ({ pictures }: { pictures: readonly ItemPicture[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {pictures.map(({ id, src, alt, width, height }) => (
      <li key={id} className="min-w-0">
        <a href={src} target="_blank" rel="noreferrer" className="block">
          <Picture
            src={src}
            alt={alt}
            sizes="(min-width: 64rem) 24rem, 90vw"
            width={width}
            height={height}
            className="aspect-video w-full border border-line object-contain"
          />
        </a>
        <p className="mt-1 text-sm text-dim wrap-anywhere">{alt}</p>
      </li>
    ))}
  </ul>
)
