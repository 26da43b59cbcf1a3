import * as z from 'zod/mini'
import { waitingInWords } from '#lib/dead-letters/waiting-letters.ts'
import { DeployError } from '#lib/deploy/aws-query.ts'

const Letter = z.union([
  z.object({ id: z.string(), kind: z.literal('unreadable'), when: z.string(), why: z.string() }),
  z.object({
    id: z.string(),
    kind: z.enum(['event', 'changes']),
    function: z.string(),
    when: z.string(),
    why: z.string(),
  }),
])
const Listed = z.array(z.object({ domain: z.string(), letters: z.array(Letter) }))
const Redriven = z.object({
  redriven: z.array(z.string()),
  kept: z.array(z.object({ id: z.string(), why: z.string() })),
})
const Refused = z.object({ detail: z.string() })

type Say = (line: string) => void

/** Says what waits on the platform of this machine. */
export async function listLettersOnLaptop(port: number, say: Say): Promise<void> {
  for (const line of waitingInWords(z.parse(Listed, await ask(port, 'GET')))) say(line)
}

/** Gives a function of the platform of this machine back what it could not handle. */
export async function askToRedrive(
  port: number,
  name: string,
  say: Say,
): Promise<{ given: number; kept: number }> {
  const { redriven, kept } = z.parse(Redriven, await ask(port, 'POST', JSON.stringify({ function: name })))
  for (const { id, why } of kept) say(`Kept ${id}: ${why}`)
  return { given: redriven.length, kept: kept.length }
}

async function ask(port: number, method: string, body?: string): Promise<unknown> {
  const url = `http://localhost:${port}`
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/_local/dead-letters`, {
    method,
    headers,
    ...(body && { body }),
  }).catch(() => {
    throw new DeployError(`No platform answers at ${url}. Run npm start first, or set PORT to its port.`)
  })
  const answer = await response.json()
  if (!response.ok)
    throw new DeployError(Refused.safeParse(answer).data?.detail ?? `${url} answered ${response.status}.`)
  return answer
}
