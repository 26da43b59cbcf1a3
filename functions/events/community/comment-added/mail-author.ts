import { facts } from '#core/community/feed/facts.ts'
import { mailOfComment } from '#core/community/feed/tell-of-comment.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'comment.added', 'mail-author', ({ fact, now, once }) =>
  mailOfComment(fact.payload, now, once),
)
