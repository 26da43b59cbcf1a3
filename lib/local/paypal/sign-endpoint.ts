import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { json, problem } from '../json-response.ts'
import { parseJson } from '../parse-json.ts'
import type { LocalRequest, LocalResponse } from '../service.ts'
import type { SigningChain } from './certificates/signing-chain.ts'
import { transmissionHeaders } from './webhooks/transmission.ts'

const Wanted = z.strictObject({
  /** The very text that will be posted. */
  body: z.string(),
  webhookId: z.string(),
  time: z.optional(z.string()),
  transmissionId: z.optional(z.string()),
})

/** Signs whatever a test asks for, so that it can send news that are old, twisted, or meant for another webhook. */
export function createSignEndpoint({
  chain,
  url,
  now,
}: {
  chain: SigningChain
  url: string
  now: () => Date
}) {
  return ({ method, body }: LocalRequest): LocalResponse => {
    const wanted = Wanted.safeParse(method === 'POST' ? parseJson(body.toString('utf8')) : undefined)
    if (!wanted.success)
      return problem(400, 'Bad Request', 'POST { body, webhookId, time?, transmissionId? }.')
    const { transmissionId = randomUUID(), time = now().toISOString(), ...rest } = wanted.data
    return json(200, { headers: transmissionHeaders(chain, url, { id: transmissionId, time, ...rest }) })
  }
}
