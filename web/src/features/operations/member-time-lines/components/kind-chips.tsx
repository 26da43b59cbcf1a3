import type { TimeLineKind } from '#shared/operations/member-time-lines/time-line-entry.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { kindWords } from './entry-words.ts'

type KindChipsProps = {
  /** The kinds that the reader may see. */
  shown: readonly TimeLineKind[]
  chosen: TimeLineKind | undefined
}

/** Narrows a time line to one kind of entry. */
export function KindChips({ shown, chosen }: KindChipsProps) {
  const chips = [
    { kind: undefined, word: 'All' },
    ...shown.map((kind) => ({ kind, word: kindWords[kind].word })),
  ]
  return (
    <nav aria-label="Kinds of entries" className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ kind, word }) => (
          <li key={word}>
            <ButtonLink
              to={{ search: kind ? `?kind=${kind}` : '' }}
              replace
              preventScrollReset
              variant={chosen === kind ? 'secondary' : 'ghost'}
              aria-current={chosen === kind ? 'true' : undefined}
            >
              {word}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
