import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Post } from '#shared/community/feed/post.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Picture } from '#web/ui/picture.tsx'

const leading = new Set(['event', 'team', 'organization', 'listing'])
const withWidePicture = new Set<Post['type']>(['event_published', 'result_placed', 'listing_published'])
const withPlace = new Set<Post['type']>(['team_founded', 'organization_joined', 'listing_published'])

/** What a post shows beside its sentence: the picture of what it is about, a score, or when and where a show is. */
export function PostFacts({ post }: { post: Post }) {
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
  return (
    <div className="mt-2 flex items-center gap-3">
      {picture && (
        <Picture
          src={picture}
          alt=""
          sizes="7rem"
          width={isWide ? 112 : 64}
          height={isWide ? 80 : 64}
          className={
            isWide ? 'h-20 w-28 shrink-0 rounded-sm object-cover' : 'size-16 shrink-0 rounded-sm object-cover'
          }
        />
      )}
      <div className="min-w-0">
        {facts}
        {leads && (
          <p className={facts ? 'mt-1' : undefined}>
            <Link to={leads.href} className="link font-semibold">
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
