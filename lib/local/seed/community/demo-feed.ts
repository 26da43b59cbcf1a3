import { createHash } from 'node:crypto'
import type { Like } from '#core/community/feed/likes.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { PostType, StoredComment, StoredPost } from '#shared/community/feed/post.ts'
import { isShown } from '#shared/community/members/public-member.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'

const numberOfPosts = 140
const numberOfComments = 60
const mostLikes = 38

const said = [
  'Welcome to the lanes!',
  'Good to see you here. Which class do you run?',
  'Clean install. What wire did you use?',
  'That enclosure looks tight. How many liters net?',
  'See you at the next meet.',
  'I know that shop. Honest people, and they measure everything.',
  'Great news for everyone around here.',
  'Nice picture. Is that the new wall?',
  'What are you tuned to?',
  'Finally! We need more judges in this state.',
  'How did the door seal hold up over the winter?',
  'Congratulations. That was a lot of work.',
]

/** Returns a number from 0 to 1, the same for the same name on every machine. */
const chance = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32

type Told = { user: User; type: PostType; title: string; at: string }

/** Returns the posts that facts would have made about the demo members, newest last. */
function toldOf(people: readonly User[], now: string): Told[] {
  const latest = addTime(now, { hours: -1 })
  const after = (at: string, days: number) =>
    new Date(Math.min(Date.parse(addTime(at, { days })), Date.parse(latest))).toISOString()
  const known = people.filter(
    ({ registrationCompleted, membershipType }) => registrationCompleted && membershipType !== 'admin',
  )
  const told = known.flatMap((user): Told[] => {
    const { createdAt, profileImage, membershipType, status } = user
    return [
      { user, type: 'joined', title: 'Joined Boxrise', at: after(createdAt, 0) },
      ...(isBusiness(membershipType) && status === 'active'
        ? [
            {
              user,
              type: 'business_verified' as const,
              title: 'Is now a verified business',
              at: after(createdAt, 2),
            },
          ]
        : []),
      ...(profileImage ? [pictureOf(user, after(createdAt, 5))] : []),
    ]
  })
  const withPicture = known.filter(({ profileImage }) => profileImage)
  // Fills up with new pictures of the last days.
  const missing = Array.from({ length: Math.max(0, numberOfPosts - told.length) }, (_, index) => {
    const user = withPicture[(index * 7) % withPicture.length] as User
    return pictureOf(user, addTime(now, { hours: -(2 + index * 9) }))
  })
  return [...told, ...missing].slice(0, numberOfPosts).toSorted((a, b) => a.at.localeCompare(b.at))
}

const pictureOf = (user: User, at: string): Told => ({
  user,
  type: 'new_picture',
  title: 'Has a new profile picture',
  at,
})

/** The feed of the demo members, with what they think of it. */
export function demoFeed(people: readonly User[], now: string) {
  const told = toldOf(people, now)
  const heard = people.filter(isShown)
  const publicIds = new Set(heard.map(({ id }) => id))
  const likes: Like[] = []
  const posts = told.map(({ user, type, title, at }, index): StoredPost => {
    const name = `demo feed ${index}`
    const id = deriveId('fpo', at, name) as StoredPost['id']
    // One post has the most there are; of the others, few have many.
    const most = index === told.length - 3 ? mostLikes : Math.floor((mostLikes + 1) * chance(name) ** 6)
    const wanted = publicIds.has(user.id) ? most : 0
    const first = Math.floor(chance(`${name} likes`) * heard.length)
    const likers = heard
      .map((_, place) => heard[(first + place) % heard.length] as User)
      .filter((liker) => liker.id !== user.id)
      .slice(0, wanted)
    likes.push(...likers.map(({ id: userId }) => ({ postId: id, userId, createdAt: at, version: 1 })))
    return {
      id,
      userId: user.id,
      type,
      title,
      description: '',
      visibility: 'public',
      likeCount: likers.length,
      commentCount: 0,
      createdAt: at,
      version: 1,
    }
  })
  const comments = commentsOn(
    posts.filter(({ userId }) => publicIds.has(userId)),
    heard,
    now,
  )
  for (const post of posts) post.commentCount = comments.filter(({ postId }) => postId === post.id).length
  return { posts, likes, comments }
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
