import { eachItem } from '#core/platform/db/each-item.ts'
import { downloadLink } from '#core/platform/storage/objects.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import { type Agent, findForAgent } from './agent.ts'
import { fileKey, messagePrefix, requestMessages, requestOriginals } from './requests.ts'

const seconds = 60

type Asked = { agent: Agent; requestId: string; now: string }

/** An address that downloads a file of any message of a request for a minute: agents read notes, too. */
export async function agentFileLink(
  { agent, requestId, now }: Asked,
  fileId: string,
): Promise<{ url: string }> {
  await findForAgent(requestId, agent)
  const { pk } = requestMessages.key({ requestId, id: '' })
  for await (const { attachments } of eachItem(requestMessages, { pk, prefix: messagePrefix })) {
    const file = attachments.find(({ id }) => id === fileId)
    if (!file) continue
    const { name, contentType } = file
    return {
      url: await downloadLink({ key: fileKey(requestId, fileId), name, contentType, seconds, now }),
    }
  }
  throw requestRefusal.fileNotFound()
}

/** The HTML of a mail as it was kept: without anything that loads or runs. */
export async function originalOf(
  { agent, requestId }: Omit<Asked, 'now'>,
  messageId: string,
): Promise<{ html: string }> {
  await findForAgent(requestId, agent)
  const original = await requestOriginals.get({ requestId, messageId })
  if (!original) throw requestRefusal.messageNotFound()
  return { html: original.html }
}
