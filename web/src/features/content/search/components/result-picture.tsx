import { CalendarDays, FileText, type LucideIcon, Speaker, Store, User, Users } from 'lucide-react'
import type { SearchResult } from '#shared/content/search/search-result.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { inWidth } from '#shared/platform/pictures/picture-widths.ts'
import { Avatar } from '#web/ui/avatar.tsx'

const icons: Record<SearchType, LucideIcon> = {
  event: CalendarDays,
  business: Store,
  content: FileText,
  user: User,
  organization: Users,
  driver: Speaker,
}

type ResultPictureProps = {
  result: Pick<SearchResult, 'type' | 'title' | 'imageUrl'>
  /** On the page of the results, which has more room than a list of suggestions. */
  isLarge?: boolean
}

/** The picture of what was found, or the sign of its type in the same place. */
export function ResultPicture({ result, isLarge = false }: ResultPictureProps) {
  const { type, title, imageUrl } = result
  const [box, pixels] = isLarge ? ['size-16', 64] : ['size-11', 44]
  if (type === 'user')
    return <Avatar name={title} src={imageUrl && inWidth(imageUrl, 400)} size={isLarge ? 'lg' : 'md'} />
  if (imageUrl)
    return (
      <img
        src={inWidth(imageUrl, 400)}
        alt=""
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        className={`${box} shrink-0 rounded-sm object-cover`}
      />
    )
  const Sign = icons[type]
  return (
    <span className={`grid ${box} shrink-0 place-items-center rounded-sm border border-line`}>
      <Sign aria-hidden="true" className="size-5" />
    </span>
  )
}
