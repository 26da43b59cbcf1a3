import type { EditedMailTemplate } from '#shared/mail/mail-templates/contract.ts'
import { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { wordingProblem } from '#shared/mail/mail-templates/wording-problem.ts'

/** The words of one email, with the rules that the server checks. */
export const wordingSchema = (template: EditedMailTemplate) =>
  MailWording.check(({ value, issues }) => {
    const problem = wordingProblem(template, value)
    if (!problem) return
    const path = problem.path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    issues.push({ code: 'custom', input: value, message: problem.sentence, path })
  })
