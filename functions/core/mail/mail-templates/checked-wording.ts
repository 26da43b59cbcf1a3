import type { Base } from '#core/platform/mails/base-of.ts'
import { baseOf } from '#core/platform/mails/base-of.ts'
import { inWords } from '#core/platform/mails/in-words.ts'
import { poolProblem } from '#core/platform/mails/pool-problem.ts'
import { renderMail } from '#core/platform/mails/render-mail.ts'
import { AppError } from '#shared/errors.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { wordingProblem } from '#shared/mail/mail-templates/wording-problem.ts'
import { sampleData } from './sample-data.ts'

/** The email of an address, or that there is none. */
export function knownBase(templateId: string): Base {
  const base = baseOf(templateId)
  if (!base) throw new AppError('not_found', 'mail_template_not_found', 'Email template not found.')
  return base
}

/** A wording with sample data, if it fits its email. */
export function renderSample(base: Base, wording: MailWording) {
  const problem = wordingProblem(base, wording)
  if (problem) throw unfit(problem)
  const rendered = renderMail(inWords(base.template, wording), sampleData())
  const tooLong = base.template.sentByPool && poolProblem(rendered)
  if (tooLong) throw unfit({ code: 'wording_too_long', path: 'paragraphs', sentence: tooLong })
  return rendered
}

const unfit = ({ code, path, sentence }: { code: string; path: string; sentence: string }) =>
  new AppError('unprocessable', code, sentence, {
    errors: [{ path: `body.wording.${path}`, message: sentence }],
  })
