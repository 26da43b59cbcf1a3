import { askedWords } from '#shared/content/search/asked-words.ts'
import { isOneSlip } from '#shared/content/search/one-slip.ts'
import { fromEachWord, joined, words } from '#shared/content/search/words.ts'
import { fold } from '#shared/platform/words/fold.ts'
import type { GrantedAccess } from '#web/features/platform/roles/api/use-access.ts'
import type { FoundScreen } from './found-screen.ts'

export type Viewer = {
  isSignedIn: boolean
  isComplete: boolean
  /** Tells whether screens that need more are open to them. */
  isOpen: (access: GrantedAccess) => boolean | undefined
}

/** How a query may name a screen, best first. */
const ways = ['exact', 'title', 'words', 'slip'] as const
type Way = (typeof ways)[number]

export type NamedScreen = FoundScreen & { by: Way }

/** A shorter word with a slip could be meant for too many others. */
const shortestSlip = 5

/**
 * The screens that a query names, best first: by their title, and by other words for them. If there are none, one slip
 * in a title is allowed.
 */
export function findScreens(
  question: string,
  screens: readonly FoundScreen[],
  viewer: Viewer,
): NamedScreen[] {
  const named = screens
    .filter(({ access }) => canOpen(access, viewer))
    .flatMap((screen) => {
      const by = wayTo(screen, question)
      return by ? [{ ...screen, by }] : []
    })
    .toSorted((a, b) => ways.indexOf(a.by) - ways.indexOf(b.by) || a.title.length - b.title.length)
  const spelled = named.filter(({ by }) => by !== 'slip')
  return spelled.length > 0 ? spelled : named
}

function wayTo({ title, words: others }: FoundScreen, question: string): Way | undefined {
  const asked = askedWords(question)
  if (asked.length === 0) return undefined
  if (joined(title) === joined(question)) return 'exact'
  if (asked.every(beginsIn(title)) || beginsIn(title)(joined(question))) return 'title'
  if (asked.every(beginsIn(`${title} ${others}`))) return 'words'
  const own = words(title)
  const isMeant = (word: string) =>
    beginsIn(title)(word) || (word.length >= shortestSlip && own.some((one) => isOneSlip(one, word)))
  return asked.every(isMeant) ? 'slip' : undefined
}

function beginsIn(text: string) {
  const begun = fromEachWord(fold(text))
  return (word: string) => begun.some((rest) => rest.startsWith(word))
}

export function canOpen(access: FoundScreen['access'], { isSignedIn, isComplete, isOpen }: Viewer): boolean {
  if (access === 'public') return true
  if (access === 'visitors') return !isSignedIn
  if (access === 'complete') return isComplete
  return isOpen(access) === true
}
