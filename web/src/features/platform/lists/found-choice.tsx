import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { FilterSearch } from './filter-search.tsx'

type FoundChoiceProps<Id extends string> = {
  search: Pick<ComponentProps<typeof FilterSearch>, 'label' | 'placeholder' | 'q' | 'onChange'>
  found: UseQueryResult<unknown>
  cards: Pick<ComponentProps<typeof RadioCards>, 'legend' | 'name' | 'options'>
  chosen: Id | undefined
  /** The messages when nothing is found, and when the search fails. */
  words: { nothing: string; failure: string }
  error?: string | undefined
  onChoose: (id: Id) => void
}

/** One of those who or which are found by a search. */
export function FoundChoice<Id extends string>(props: FoundChoiceProps<Id>) {
  const { search, found, cards, chosen, words, error, onChoose } = props
  const isEmpty = cards.options.length === 0
  return (
    <div className="grid gap-3">
      <FilterSearch {...search} />
      {search.q && found.isPending && <ListSkeleton rows={2} flush />}
      {found.isError && !found.data && (
        <QueryFailure
          title={words.failure}
          error={found.error}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {!isEmpty && (
        <RadioCards {...cards} value={chosen ?? ''} onChange={({ target }) => onChoose(target.value as Id)} />
      )}
      <p role="status" className="text-sm text-dim empty:sr-only">
        {search.q && found.data !== undefined && isEmpty && words.nothing}
      </p>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
