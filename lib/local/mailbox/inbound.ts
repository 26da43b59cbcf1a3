import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { supportDomain } from '../functions/environment.ts'
import { json, problem } from '../json-response.ts'
import { parseJson } from '../parse-json.ts'
import type { LocalResponse, LocalService } from '../service.ts'
import { answerAddress, comesIn } from './answer-address.ts'
import { composeAnswer } from './compose-answer.ts'
import { addressOf, type Mail } from './mail.ts'
import { checks, type Received, sesEvent } from './ses-event.ts'

const mostBytes = 20 * 1024 * 1024

const Base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/))
const Address = z.string().check(z.refine((address) => addressOf(address) === address))
const Verdict = z.enum(['pass', 'fail', 'none'])

const RawMail = z.strictObject({
  raw: Base64,
  recipients: z.array(Address).check(z.minLength(1), z.maxLength(50)),
  /** Empty for bounces and automatic mails. */
  envelopeFrom: z.union([z.literal(''), Address]),
  verdicts: z.optional(z.partialRecord(z.enum(checks), Verdict)),
})

const Answer = z.strictObject({
  answerTo: z.string(),
  text: z.string().check(z.maxLength(100_000)),
  files: z.optional(z.array(z.strictObject({ name: z.string(), type: z.string(), base64: Base64 }))),
  automatic: z.optional(z.boolean()),
  withoutReferences: z.optional(z.boolean()),
  unverified: z.optional(z.boolean()),
  again: z.optional(z.boolean()),
})
type Answer = z.infer<typeof Answer>

type Incoming = Pick<Received, 'raw' | 'destination' | 'envelopeFrom' | 'verdicts'>

type Options = {
  mailOf: (id: string) => Mail | undefined
  now: () => Date
  /** Keeps a raw mail in the storage. */
  store: (key: string, raw: Buffer) => Promise<void>
  /** The function that the receipt rule wakes. */
  receive: (event: unknown) => Promise<unknown>
}

/**
 * Lets mail in, as SES does where the support domain points to it: stores it, then tells the function. Takes raw mails,
 * and writes answers to mails of the inbox.
 */
export function createInbound({ mailOf, now, store, receive }: Options): LocalService {
  async function take({ raw, destination, envelopeFrom, verdicts }: Incoming): Promise<string> {
    const messageId = randomBytes(20).toString('hex')
    await store(`received-mails/${messageId}`, raw)
    const recipients = destination.filter(comesIn)
    await receive(sesEvent({ messageId, raw, recipients, destination, envelopeFrom, verdicts, at: now() }))
    return messageId
  }

  async function takeAll(incoming: Incoming, times: number): Promise<LocalResponse> {
    if (incoming.raw.byteLength > mostBytes)
      return problem(413, 'Content Too Large', 'An email can have 20 MB at most.')
    if (!incoming.destination.some(comesIn))
      return problem(400, 'Bad Request', `Only mail to addresses at ${supportDomain} comes in.`)
    const messageIds: string[] = []
    for (let time = 0; time < times; time++) messageIds.push(await take(incoming))
    return json(200, { messageIds })
  }

  async function answer(given: Answer): Promise<LocalResponse> {
    const { automatic = false, withoutReferences = false, unverified = false, files = [] } = given
    const mail = mailOf(given.answerTo)
    if (!mail) return problem(404, 'Not Found', 'This email is not in the inbox.')
    const [from = ''] = mail.recipients
    const to = answerAddress(mail)
    if (!to) return problem(400, 'Bad Request', `Answers to this email do not go to ${supportDomain}.`)
    const raw = composeAnswer({
      mail,
      from,
      to,
      text: given.text,
      files,
      automatic,
      withoutReferences,
      at: now(),
    })
    const forged = { spf: 'fail', dkim: 'fail', dmarc: 'fail' } as const
    return takeAll(
      {
        raw,
        destination: [to],
        // So that no machine answers a machine, their mails have no return path.
        envelopeFrom: automatic ? '' : from,
        verdicts: unverified ? forged : {},
      },
      given.again ? 2 : 1,
    )
  }

  return async ({ method, path, body }) => {
    if (path !== '/') return problem(404, 'Not Found', 'There is only POST /_local/inbound.')
    if (method !== 'POST') return problem(405, 'Method Not Allowed', 'Use POST.')
    const given = parseJson(body.toString('utf8'))
    const answered = z.safeParse(Answer, given)
    if (answered.success) return answer(answered.data)
    const mail = z.safeParse(RawMail, given)
    if (!mail.success)
      return problem(
        400,
        'Bad Request',
        'The body must be like { "raw": "<base64>", "recipients": ["support@…"], "envelopeFrom": "ann@example.test" } or { "answerTo": "<id of a mail>", "text": "Thanks" }.',
      )
    const { raw, recipients, envelopeFrom, verdicts = {} } = mail.data
    return takeAll({ raw: Buffer.from(raw, 'base64'), destination: recipients, envelopeFrom, verdicts }, 1)
  }
}
