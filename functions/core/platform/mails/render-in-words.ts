import { log } from '#core/platform/log/log.ts'
import { type RenderedMail, renderMail, type WayOff } from '#core/platform/mails/render-mail.ts'
import { type TemplateId, templates } from '#core/platform/mails/templates.ts'
import { wordingProblem } from '#shared/mail/mail-templates/wording-problem.ts'
import { baseOf } from './base-of.ts'
import { inWords } from './in-words.ts'
import { mailOverrides } from './mail-overrides.ts'
import { poolProblem } from './pool-problem.ts'

/**
 * An email as it is sent: in the words of an administrator if there are any, otherwise in those of the code. Words that
 * cannot be read or do not fit are passed over, because a mail matters more than how it says something.
 */
export async function renderInWords(
  id: TemplateId,
  data: Record<string, string>,
  wayOff?: WayOff,
): Promise<RenderedMail> {
  try {
    const edited = await editedMail(id, data, wayOff)
    if (edited) return edited
  } catch (error) {
    // An alarm rings for it: no one else would notice that their words are not sent.
    log.error('mail.override_broken', { templateId: id, error })
  }
  return renderMail(templates[id], data, wayOff)
}

async function editedMail(id: TemplateId, data: Record<string, string>, wayOff?: WayOff) {
  const wording = (await mailOverrides.get({ templateId: id }, { consistent: true }))?.wording
  const base = wording && baseOf(id)
  if (!base) return undefined
  const problem = wordingProblem(base, wording)
  if (problem) throw new Error(problem.sentence)
  const rendered = renderMail(inWords(base.template, wording), data, wayOff)
  const tooLong = base.template.sentByPool && poolProblem(rendered)
  if (tooLong) throw new Error(tooLong)
  return rendered
}
