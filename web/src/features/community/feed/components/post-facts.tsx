import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Post } from '#shared/community/feed/post.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { Picture } from '#web/ui/picture.tsx'

const leading = new Set(['event', 'team', 'organization', 'listing'])
const withWidePicture = new Set<Post['type']>(['event_published', 'result_placed', 'listing_published'])
const withPlace = new Set<Post['type']>(['team_founded', 'organization_joined', 'listing_published'])

type PostFactsProps = {
  post: Post
  /** On the screen of the post itself, its picture goes across. */
  isLarge?: boolean
}

/** What a post shows beside its sentence: the picture of what it is about, a score, or when and where a show is. */
export function PostFacts({ post, isLarge = false }: PostFactsProps) {
  const { type, title, about, author, image, result, subject } = post
  const picture = type === 'new_picture' ? author.profileImage : image
  const isWide = withWidePicture.has(type)
  // The name above leads to the member already.
  const leads = about && leading.has(about.type) ? about : undefined
  const facts: ReactNode =
    type === 'result_placed' && result ? (
      <>
        <p className="flex items-baseline gap-2">
          <span className="readout text-2xl font-semibold">{result.score}</span>
          {result.unit && <span className="text-dim">{result.unit}</span>}
        </p>
        {result.vehicle && <p className="text-sm text-dim">{result.vehicle}</p>}
      </>
    ) : type === 'event_published' && subject ? (
      <>
        {subject.startsOn && <p className="font-semibold">{utcDay(subject.startsOn)}</p>}
        <p className="text-sm text-dim">{subject.location}</p>
      </>
    ) : withPlace.has(type) && subject?.location ? (
      <p className="text-sm text-dim">{subject.location}</p>
    ) : undefined
  if (!picture && !facts && !leads) return null
  const isAcross = isLarge && isWide && picture !== undefined
  return (
    <div className={isAcross ? 'mt-2 grid gap-3' : 'mt-2 flex items-center gap-3'}>
      {picture && (
        <Picture
          src={picture}
          alt=""
          sizes={isAcross ? '(min-width: 48rem) 42rem, 100vw' : '7rem'}
          width={isAcross ? 672 : isWide ? 112 : 64}
          height={isAcross ? 378 : isWide ? 80 : 64}
          isFirst={isAcross}
          className={cx(
            'rounded-sm bg-well object-cover',
            isAcross ? 'aspect-video w-full' : isWide ? 'h-20 w-28 shrink-0' : 'size-16 shrink-0',
          )}
        />
      )}
      <div className="min-w-0">
        {facts}
        {leads && (
          <p className={facts ? (isLarge ? 'mt-3' : 'mt-1') : undefined}>
            <Link to={leads.href} className={isLarge ? buttonClass('secondary', 'md') : 'link font-semibold'}>
              {wordOf(post)}
              <span className="sr-only">: {title}</span>
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

/** The word that leads to what a post is about. */
function wordOf(post: Post): string {
  if (post.type === 'result_placed') return 'Results'
  if (post.about?.type === 'team') return 'Team'
  if (post.about?.type === 'organization') return 'Organization'
  if (post.about?.type === 'listing') return 'Business'
  return takesEntries(post) ? 'Enter' : 'Event'
}

function takesEntries({ subject }: Post): boolean {
  const { entriesOpenAt = '', entriesCloseAt = '' } = subject ?? {}
  const now = new Date(serverNow()).toISOString()
  return now >= entriesOpenAt && now < entriesCloseAt
}
