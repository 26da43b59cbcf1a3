import { comments } from '#core/community/feed/comments.ts'
import type { StoredComment } from '#shared/community/feed/post.ts'
import { fileReport } from '#shared/platform/reports/contract.ts'
import type { Report, Subject } from '#shared/platform/reports/report.ts'
import type { Client } from './client.ts'
import { expectSuccess } from './expect-success.ts'
import { putComment, putPost } from './feed.ts'
import { aPerson, putPeople } from './sample-people.ts'

type Reported = { comment: StoredComment; subject: Subject }

/** A comment that can be reported, by a new member unless the author is given. */
export async function putReportable(authorId?: string): Promise<Reported> {
  const [owner, author] = [aPerson({ isPublicProfile: true }), aPerson({ isPublicProfile: true })]
  await putPeople([owner, author])
  const comment = await putComment(await putPost(owner.id), authorId ?? author.id)
  return { comment, subject: { type: 'comment', id: `${comment.postId}/${comment.id}` } }
}

export const commentNow = (comment: StoredComment) => comments.get(comment, { consistent: true })

/** The case that a report of a member is part of. */
export async function reportBy(reporter: Client, subject: Subject): Promise<Report['caseId']> {
  const answer = await reporter.call(fileReport, {
    body: { subject, reason: 'spam', text: 'Not about audio.' },
  })
  expectSuccess(answer)
  return answer.body.caseId
}
