import { consumer } from '#core/facts/consumer.ts'
import { facts } from '#core/feed/facts.ts'
import { mailOfComment } from '#core/feed/tell-of-comment.ts'

export const handler = consumer(facts, 'comment.added', 'mail-author', ({ fact, now, once }) =>
  mailOfComment(fact.payload, now, once),
)
