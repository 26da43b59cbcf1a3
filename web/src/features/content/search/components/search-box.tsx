import { useQuery } from '@tanstack/react-query'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isTerm } from '#shared/platform/words/is-term.ts'
import { Glyph } from '#web/features/platform/pages/components/glyph.tsx'
import { track } from '#web/lib/analytics/track.ts'
import { logActivity } from '#web/lib/log-activity.ts'
import { safePath } from '#web/lib/safe-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { whenLoaded } from '#web/ui/when-loaded.ts'
import { suggestionsQuery } from '../api/suggest-search.ts'
import type { NamedScreen } from '../find-screens.ts'
import type { Option } from './search-options.tsx'

const debounceMs = 300

/** Screens that are called so come first, those that other words lead to after the results. */
const isNamed = ({ by }: NamedScreen) => by === 'exact' || by === 'title'

const screenOptions = (screens: readonly NamedScreen[] = []): Option[] =>
  screens.map((screen) => ({ kind: 'screen', key: screen.path, screen }))

const recentOnes = () => import('../recent-searches.ts')
const load = () => import('./search-options.tsx')
const SearchOptions = lazy(load)

/** Search with suggestions. The text stays in the field itself, so that nothing typed early is lost. */
export function SearchBox({ id, end }: { id: string /** What stands at its end. */; end?: ReactNode }) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [met, setMet] = useState(false)
  const [recent, setRecent] = useState<string[]>([])
  const navigate = useNavigate()
  const query = useDebounced(text.trim(), debounceMs)
  const session = useSession()
  const viewer = session.status === 'signed-in' ? session.me.id : session.status
  const { data, isError, isPlaceholderData } = useQuery({
    ...suggestionsQuery(query, viewer),
    placeholderData: (previous) => previous,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another list the same place is another thing
  useEffect(() => setActive(-1), [data])

  const asking = isTerm(text.trim())
  // Until then the list belongs to the previous text.
  const answered = query === text.trim() && !isPlaceholderData && (data !== undefined || isError)
  const options: Option[] = asking
    ? [
        ...screenOptions(data?.screens.filter(isNamed)),
        ...(data?.results ?? []).map((result) => ({ kind: 'result' as const, key: result.id, result })),
        ...screenOptions(data?.screens.filter((screen) => !isNamed(screen))),
        ...(data?.popular ?? []).map((words) => ({ kind: 'popular' as const, key: words, words })),
        ...(data?.didYouMean ? [{ kind: 'meant' as const, key: 'meant', words: data.didYouMean }] : []),
      ]
    : recent.map((words) => ({ kind: 'recent', key: words, words }))
  const message = !asking
    ? undefined
    : isError
      ? 'Search service temporarily unavailable'
      : answered && options.length === 0
        ? 'No results'
        : undefined
  const shown = open && (options.length > 0 || message !== undefined)

  const type = (words: string) => {
    if (input.current) input.current.value = words
    setText(words)
    setActive(-1)
    setOpen(true)
  }
  const leave = () => {
    type('')
    setOpen(false)
    input.current?.blur()
  }
  const search = (words: string) => {
    // This happens immediately: the user may leave the screen of results before it has any.
    void recentOnes().then(({ rememberSearch }) => rememberSearch(words))
    leave()
    void navigate(`/search?${new URLSearchParams({ q: words })}`, { state: { submitted: true } })
  }
  const choose = (option: Option | undefined) => {
    if (!option) return
    if (option.kind === 'screen') {
      leave()
      return void navigate(option.screen.path)
    }
    if (option.kind !== 'result') return search(option.words)
    void recentOnes().then(({ rememberSearch }) => rememberSearch(text))
    // People who look up a member have typed a name.
    logActivity({ type: 'search', query: text.trim(), resultCount: data?.results.length ?? 0 })
    track('search', { search_term: option.result.type === 'user' ? '(a member)' : text.trim() })
    leave()
    void navigate(safePath(option.result.url))
  }
  const keyDown = (event: KeyboardEvent) => {
    // While a word is composed, as in Japanese, the keys belong to the composition. Safari reveals its last
    // key only by the code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape') {
      // With nothing to close or clear, the key belongs to the surroundings of the field.
      if (!shown && text === '') return
      if (!shown) type('')
      setOpen(false)
      event.stopPropagation()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (shown && active >= 0) choose(options[active])
      else if (text.trim()) search(text.trim())
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      const places = options.length + 1
      // One place beyond the options is the field itself.
      setActive(((active + 1 + step + places) % places) - 1)
    }
  }
  const focus = () => {
    whenLoaded(
      () => Promise.all([load(), recentOnes().then(({ recentSearches }) => setRecent(recentSearches()))]),
      () => setMet(true),
    )
    setOpen(true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed and focused before anybody listened
  useEffect(() => {
    setText(input.current?.value ?? '')
    if (document.activeElement === input.current) focus()
  }, [])
  const blur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setOpen(false)
  }
  return (
    <search className="relative block" onBlur={blur}>
      {/* Before its script has loaded, Enter sends it. */}
      <form action="/search">
        <Glyph name="search" className="in-control" />
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          role="combobox"
          className="control pr-11 pl-9"
          placeholder="Search"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={met ? `${id}-options` : undefined}
          aria-activedescendant={shown && active >= 0 ? `${id}-option-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          enterKeyHint="search"
          onFocus={focus}
          onChange={(event) => type(event.target.value)}
          onKeyDown={keyDown}
        />
        {end}
      </form>
      {met && (
        <Suspense fallback={null}>
          <SearchOptions
            id={id}
            shown={shown}
            heading={asking ? undefined : 'Recent searches'}
            options={options}
            active={active}
            message={message}
            onChoose={choose}
          />
        </Suspense>
      )}
    </search>
  )
}
