import { tellOfLikes } from '#core/community/feed/tell-of-likes.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('tell_of_likes', tellOfLikes)
