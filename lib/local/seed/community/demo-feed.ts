import { createHash } from 'node:crypto'
import type { Like } from '#core/community/feed/likes.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { StoredComment, StoredPost } from '#shared/community/feed/post.ts'
import { weekOf } from '#shared/community/feed/week-of.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { isShown } from '#shared/platform/users/public-member.ts'
import type { User } from '#shared/platform/users/user.ts'
import { demoSport, type Told } from './demo-sport.ts'

const numberOfComments = 60
const mostLikes = 38
/** As few as facts make them beside results. */
const mostPictures = 4

const saidOfScores = [
  'Congratulations. That was a lot of work.',
  'Clean install. What wire did you use?',
  'What are you tuned to?',
  'That enclosure looks tight. How many liters net?',
  'How did the door seal hold up over the winter?',
  'See you at the next meet.',
]

const saidOfOthers = [
  'Good to see you here. Which class do you run?',
  'I know that shop. Honest people, and they measure everything.',
  'Great news for everyone around here.',
  'See you at the next meet.',
  'Finally! We need more judges in this state.',
]

/** Returns a number from 0 to 1, the same for the same name on every machine. */
const chance = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32

/** Returns the posts that facts would have made about the demo members, newest last. */
function toldOf(people: readonly User[], now: string): Told[] {
  const latest = addTime(now, { hours: -1 })
  const after = (at: string, days: number) =>
    new Date(Math.min(Date.parse(addTime(at, { days })), Date.parse(latest))).toISOString()
  const known = people.filter(
    ({ registrationCompleted, membershipType }) => registrationCompleted && membershipType !== 'admin',
  )
  const ids = new Set<string>(known.map(({ id }) => id))
  const told = known.flatMap((user): Told[] => {
    const { id: userId, createdAt, membershipType, status } = user
    return [
      { userId, type: 'joined', title: 'Joined Boxrise', at: after(createdAt, 0) },
      ...(isBusiness(membershipType) && status === 'active'
        ? [
            {
              userId,
              type: 'business_verified' as const,
              title: 'Is now a verified business',
              at: after(createdAt, 2),
            },
          ]
        : []),
    ]
  })
  const pictures = known
    .filter(({ profileImage }) => profileImage)
    .slice(-mostPictures)
    .map(({ id: userId }, index): Told => {
      const at = addTime(now, { days: -(12 + index * 17), hours: -3 })
      return { userId, type: 'new_picture', title: 'Has a new profile picture', at }
    })
  return [...told, ...pictures, ...demoSport(now).filter(({ userId }) => ids.has(userId))].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  )
}

/** The feed of the demo members, with what they think of it. */
export function demoFeed(people: readonly User[], now: string) {
  const told = toldOf(people, now)
  const heard = people.filter(isShown)
  const publicIds = new Set(heard.map(({ id }) => id))
  const likes: Like[] = []
  const posts = told.map(({ userId, type, title, about, result, at }, index): StoredPost => {
    const name = `demo feed ${index}`
    const id = deriveId('fpo', at, name) as StoredPost['id']
    // One post has the most there are; of the others, few have many.
    const most = index === told.length - 3 ? mostLikes : Math.floor((mostLikes + 1) * chance(name) ** 6)
    const wanted = publicIds.has(userId) ? most : 0
    const first = Math.floor(chance(`${name} likes`) * heard.length)
    const likers = heard
      .map((_, place) => heard[(first + place) % heard.length] as User)
      .filter((liker) => liker.id !== userId)
      .slice(0, wanted)
    likes.push(...likers.map((liker) => ({ postId: id, userId: liker.id, createdAt: at, version: 1 })))
    return {
      id,
      userId: userId as StoredPost['userId'],
      type,
      title,
      description: '',
      ...(about && { about }),
      ...(result && { result }),
      visibility: 'public',
      likeCount: likers.length,
      commentCount: 0,
      createdAt: at,
      version: 1,
    }
  })
  const comments = commentsOn(
    posts.filter(({ userId, type }) => publicIds.has(userId) && type !== 'joined'),
    heard,
    now,
  )
  const weeks = Map.groupBy(
    posts.filter(({ type }) => type === 'joined'),
    ({ createdAt }) => weekOf(createdAt),
  )
  const joined = [...weeks].map(([weekOn, ofWeek]) => ({
    weekOn,
    latestAt: ofWeek.at(-1)?.createdAt ?? now,
    version: 1,
  }))
  for (const post of posts) post.commentCount = comments.filter(({ postId }) => postId === post.id).length
  return { posts, likes, comments, weeks: joined }
}

/** More below newer posts, none by the member of the post. */
function commentsOn(posts: readonly StoredPost[], heard: readonly User[], now: string): StoredComment[] {
  return Array.from({ length: numberOfComments }, (_, index): StoredComment => {
    const name = `demo comment ${index}`
    const back = Math.floor(chance(name) ** 2 * (posts.length - 1))
    const post = posts[posts.length - 1 - back] as StoredPost
    const others = heard.filter(({ id }) => id !== post.userId)
    const author = others[Math.floor(chance(`${name} author`) * others.length)] as User
    const later = addTime(post.createdAt, { minutes: 20 + (index % 7) * 25 })
    const said = post.result ? saidOfScores : saidOfOthers
    const createdAt = later < now ? later : addTime(now, { minutes: -20 })
    return {
      id: deriveId('fcm', createdAt, name) as StoredComment['id'],
      postId: post.id,
      userId: author.id,
      text: said[index % said.length] as string,
      createdAt,
      version: 1,
    }
  })
}
