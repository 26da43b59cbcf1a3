import { useQuery } from '@tanstack/react-query'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { cancelEffectQuery } from '#web/features/events/registrations/api/event-effects.ts'
import { cancelWords } from '#web/features/events/registrations/components/effect-words.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { EffectLines } from './effect-lines.tsx'

/** What a cancellation does, and whether its counting has come to an end. */
export function useCancelEffect(eventId: OwnEvent['id']) {
  const effect = useQuery(cancelEffectQuery(eventId))
  return {
    isKnown: !effect.isPending,
    lines: effect.isError ? (
      <QueryFailure
        title="The figures did not load"
        error={effect.error}
        retrying={effect.isFetching}
        onRetry={() => void effect.refetch()}
      />
    ) : (
      <EffectLines lines={effect.data && cancelWords(effect.data)} />
    ),
  }
}
