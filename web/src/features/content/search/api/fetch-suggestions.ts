import { suggestSearch } from '#shared/content/search/contract.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { myPermissionsQuery } from '#web/features/platform/roles/api/my-permissions.ts'
import { isOpenTo } from '#web/features/platform/roles/api/use-access.ts'
import { call } from '#web/lib/call.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { findScreens } from '../find-screens.ts'
import { adminScreens, mayAdminister, ownScreens } from './own-screens.ts'
import { popularQuery } from './search-queries.ts'

const mostScreens = 2
const mostResults = 6
const mostOptions = 8

/** The suggestions for a text: screens of this site, results, and popular searches that begin with it. */
export async function fetchSuggestions(q: string, signal: AbortSignal) {
  const [{ items, didYouMean }, popular, screens] = await Promise.all([
    call(suggestSearch, { query: { q } }, { signal }),
    queryClient.ensureQueryData(popularQuery).catch((): string[] => []),
    screensNamed(q),
  ])
  const results = items.slice(0, mostResults - screens.length)
  const asked = fold(q)
  const begun = popular.filter((query) => fold(query).startsWith(asked) && fold(query) !== asked)
  return { screens, results, popular: begun.slice(0, mostOptions - mostResults), didYouMean }
}

/** The screens that a text names and the person can open. */
async function screensNamed(q: string) {
  const session = currentSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const [more, permissions] = mayAdminister(me)
    ? await Promise.all([
        adminScreens().catch(() => []),
        me.role ? queryClient.ensureQueryData(myPermissionsQuery(me)).catch(() => []) : [],
      ])
    : [[], []]
  const viewer = {
    isSignedIn: session.status !== 'anonymous',
    isComplete: me?.registrationCompleted === true,
    isOpen: (access: Parameters<typeof isOpenTo>[2]) => isOpenTo(me, permissions, access),
  }
  return findScreens(q, [...ownScreens, ...more], viewer).slice(0, mostScreens)
}
