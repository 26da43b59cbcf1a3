import { postOfFact } from '#core/community/feed/post-of-fact.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/users/facts.ts'

/** No `once`: there is one post a day at most. A picture that others may not see is no news. */
export const handler = consumer(facts, 'profile.picture_set', 'post-picture', ({ fact }) =>
  postOfFact(fact, fact.payload.userId, ({ profileImage, publicFields }) =>
    profileImage && publicFields.includes('profileImage')
      ? { type: 'new_picture', title: 'Has a new profile picture', daily: true }
      : undefined,
  ),
)
