import { facts } from '#core/community/feed/facts.ts'
import { notifyOfComment } from '#core/community/feed/tell-of-comment.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'comment.added', 'notify-author', ({ fact, now, once }) =>
  notifyOfComment(fact.payload, now, once),
)
