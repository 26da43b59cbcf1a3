import { type BackgroundFunction, backgroundFunctions } from '#lib/background-infra/background-functions.ts'
import { type DeadLetter, readLetter, type UnreadableLetter } from '#lib/dead-letters/read-letter.ts'
import { waitingInWords } from '#lib/dead-letters/waiting-letters.ts'
import { DeployError, notDeployed } from '../aws-query.ts'
import { type DeployedDomain, deployedDomains } from './deployed-domain.ts'
import { giveLetter } from './give-letter.ts'
import { goThroughQueue } from './go-through-queue.ts'

type Redriven = { given: number; kept: number }

/**
 * Gives the events that a function could not handle back to it, and leaves those of others where they are. A letter is
 * deleted only when its event has been taken; a reader of the table’s stream has then handled it, any other function may
 * fail again and leave a new letter.
 */
export async function redrive(name: string, say: (line: string) => void): Promise<Redriven> {
  const domain = domainOfFunction(name)
  const [deployed] = await deployedDomains([domain])
  if (!deployed?.deployedNames.has(name)) throw notDeployed()
  return redriveQueue(deployed, (letter) => letter.function === name, say)
}

/** The domain in whose queue the letters of a function lie. */
function domainOfFunction(name: string): string {
  const found = backgroundFunctions.find((one) => one.name === name)
  if (found) return found.domain
  const names = backgroundFunctions.map((one) => one.name).toSorted()
  throw new DeployError(`Name a function that can have dead letters: ${names.join(', ')}.`)
}

/** The queues that are looked at together. */
const queuesAtOnce = 10

/** The same for all consumers of facts; the rest of what may have dead letters is not touched. */
export async function redriveConsumers(say: (line: string) => void): Promise<Redriven> {
  const ofConsumers = backgroundFunctions.filter(({ kind }) => kind === 'consumer')
  const names = new Set(ofConsumers.map(({ name }) => name))
  const domains = await deployedDomains(domainsOf(ofConsumers))
  const results = await atOnce(domains, (domain) =>
    redriveQueue(domain, (letter) => names.has(letter.function), say),
  )
  return {
    given: results.reduce((sum, { given }) => sum + given, 0),
    kept: results.reduce((sum, { kept }) => sum + kept, 0),
  }
}

const domainsOf = (functions: readonly BackgroundFunction[]) => [
  ...new Set(functions.map(({ domain }) => domain)),
]

/** Says what waits in all queues, and changes nothing. */
export async function listDeadLetters(say: (line: string) => void): Promise<void> {
  const waiting = await atOnce(await deployedDomains(), async ({ domain, queueUrl, nameOf }) => {
    const letters: (DeadLetter | UnreadableLetter)[] = []
    await goThroughQueue(
      queueUrl,
      async (message) => {
        letters.push(readLetter(message, nameOf))
        return false
      },
      say,
    )
    return { domain, letters }
  })
  for (const line of waitingInWords(waiting)) say(line)
}

async function redriveQueue(
  { queueUrl, deployedNames, nameOf }: DeployedDomain,
  isMeant: (letter: DeadLetter) => boolean,
  say: (line: string) => void,
): Promise<Redriven> {
  // What fails again comes back after three minutes; without an end, a redrive would feed itself.
  const newest = new Date(Date.now() + 60_000).toISOString()
  let given = 0
  let kept = 0
  await goThroughQueue(
    queueUrl,
    async (message) => {
      const letter = readLetter(message, nameOf)
      if (letter.kind === 'unreadable') say(`Kept ${letter.id}: ${letter.why}`)
      if (letter.kind === 'unreadable' || !isMeant(letter) || (message.sentAt ?? '') > newest) return false
      try {
        await giveLetter(deployedNames.get(letter.function) ?? '', letter)
        given++
        return true
      } catch (error) {
        if (!(error instanceof DeployError)) throw error
        kept++
        say(`Kept ${letter.id}: ${error.message}`)
        return false
      }
    },
    say,
  )
  return { given, kept }
}

/** Does the same for several at once, and ends when all have: what one breaks off, the others finish. */
async function atOnce<One, Result>(
  all: readonly One[],
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...all.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1])
  }
  const ends = await Promise.allSettled(Array.from({ length: queuesAtOnce }, worker))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return results
}
