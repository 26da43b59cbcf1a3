import { DeployError } from '../aws-query.ts'
import {
  deleteLetter,
  hiddenLetters,
  hiddenSeconds,
  type ReceivedMessage,
  receiveLetters,
  showLetter,
} from './dead-letter-queue.ts'

const minutesHidden = hiddenSeconds / 60

/** The letters that are shown again at the same time. */
const shownAtOnce = 10

/**
 * Looks at each letter of a queue once. Those that `take` is done with are deleted; all others are shown again at the
 * end, also when it breaks off.
 */
export async function goThroughQueue(
  queueUrl: string,
  take: (letter: ReceivedMessage) => Promise<boolean>,
  say: (line: string) => void,
): Promise<void> {
  const elsewhere = await hiddenLetters(queueUrl)
  if (elsewhere > 0)
    throw new DeployError(
      `${elsewhere} letters are hidden by another redrive, or by one that was stopped. Try again in ${minutesHidden} minutes.`,
    )
  const held = new Map<string, ReceivedMessage>()
  try {
    for (;;) {
      const letters = await receiveLetters(queueUrl)
      const unseen = letters.filter(({ id }) => !held.has(id))
      for (const letter of letters) held.set(letter.id, letter)
      if (letters.length === 0) return
      if (unseen.length === 0)
        throw new DeployError(
          'It took so long that letters show themselves again. Run it again for the rest.',
        )
      const ends = await Promise.allSettled(
        unseen.map(async (letter) => {
          if (!(await take(letter))) return
          await deleteLetter(queueUrl, letter)
          held.delete(letter.id)
        }),
      )
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    }
  } finally {
    const hidden = await showAll(queueUrl, [...held.values()])
    if (hidden > 0)
      say(`${hidden} letters stay hidden for ${minutesHidden} minutes, then they can be redriven.`)
  }
}

/** Tells how many could not be shown. */
async function showAll(queueUrl: string, letters: readonly ReceivedMessage[]): Promise<number> {
  let hidden = 0
  for (let start = 0; start < letters.length; start += shownAtOnce) {
    const some = letters.slice(start, start + shownAtOnce)
    const shown = await Promise.allSettled(some.map((letter) => showLetter(queueUrl, letter)))
    hidden += shown.filter(({ status }) => status === 'rejected').length
  }
  return hidden
}
