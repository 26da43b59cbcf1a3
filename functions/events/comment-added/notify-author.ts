import { facts } from '#core/feed/facts.ts'
import { notifyOfComment } from '#core/feed/tell-of-comment.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'comment.added', 'notify-author', ({ fact, now, once }) =>
  notifyOfComment(fact.payload, now, once),
)
