import type { RenderedMail } from '#core/platform/mails/render-mail.ts'

/** The limits of the user pool for a mail that it sends itself. */
const mostSubject = 140
const mostHtml = 20_000

/** Explains why the user pool would refuse a mail, if it would. */
export function poolProblem({ subject, html }: RenderedMail): string | undefined {
  if (subject.length > mostSubject) return `Keep the subject of this email within ${mostSubject} characters.`
  if (html.length > mostHtml) return 'This email is too long for the login service. Shorten its paragraphs.'
  return undefined
}
