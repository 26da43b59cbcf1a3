import type { DraftSource } from '#core/ai/ai-drafts/draft-source.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { repliesOf } from '#core/support/support-desks/replies.ts'
import { refusal } from '#shared/platform/users/access.ts'
import { administrator, deskAgent, findToChange } from './agent.ts'
import { draftMessages } from './draft-messages.ts'
import { fittingReplies } from './fitting-replies.ts'
import { publicMessages } from './public-messages.ts'

/** The caller as the routes of the desk know them: the platform’s is for administrators. */
async function agentAt(organizationId: string | undefined, actor: Actor) {
  if (organizationId !== undefined) return deskAgent(organizationId, actor)
  const refused = refusal('admin', actor.user)
  if (refused) throw refused
  return administrator(actor)
}

/** The first name alone: a sender of mails may be known by an address only. */
function firstNameOf(name: string): string | undefined {
  const [first = ''] = name.trim().split(/\s+/)
  return first === '' || first.includes('@') ? undefined : first
}

/** A draft is an answer in the making, so it takes someone who may answer. Notes are not read at all. */
export const draftSource: DraftSource = {
  async ofRequest({ requestId, organizationId, actor }) {
    const { deskId, subject, requester } = await findToChange(requestId, await agentAt(organizationId, actor))
    const [newest, prepared] = await Promise.all([publicMessages(requestId), repliesOf(deskId)])
    const customer = firstNameOf(requester.name)
    const messages = draftMessages(newest)
    return {
      deskId,
      ...(customer && { customer }),
      subject,
      messages,
      replies: fittingReplies(prepared, { subject, messages, customer }),
    }
  },
}
