import type { MailVerdicts } from '#core/support/inbound-mails/mail-verdicts.ts'
import { sharedCloud } from './shared-cloud.ts'

type Envelope = {
  /** Those of the support domain come in. */
  recipients: string[]
  /** The return path; empty for bounces and automatic mails. */
  from: string
  /** What the checks found; they pass otherwise. */
  verdicts?: Partial<MailVerdicts>
}

/** A raw mail comes in as from the internet. It lies below `received-mails/` under the id that this answers. */
export function receiveMail(
  raw: Buffer | string,
  { recipients, from, verdicts }: Envelope,
  url = sharedCloud().url,
): Promise<string[]> {
  const base64 = Buffer.from(raw).toString('base64')
  return letIn(url, { raw: base64, recipients, envelopeFrom: from, ...(verdicts && { verdicts }) })
}

type Answer = {
  text: string
  files?: { name: string; type: string; base64: string }[]
  automatic?: boolean
  withoutReferences?: boolean
  unverified?: boolean
  again?: boolean
}

/** The recipient of a mail of the inbox answers it in their mail program. */
export function answerMail(answerTo: string, answer: Answer, url = sharedCloud().url): Promise<string[]> {
  return letIn(url, { answerTo, ...answer })
}

async function letIn(url: string, body: object): Promise<string[]> {
  const response = await fetch(`${url}/_local/inbound`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`the mail was answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { messageIds: string[] }).messageIds
}
