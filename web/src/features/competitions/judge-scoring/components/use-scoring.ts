import { useOfflineStore } from '#web/features/platform/offline/use-offline-store.ts'
import { storedUser } from '#web/lib/session/stored-session.ts'
import { createScoringStore, type ScoringState, type ScoringStore } from '../offline/scoring-store.ts'

export type Scoring = { store: ScoringStore; state: ScoringState }

/** Provides what the member signed in on this device judges, while the screen is open. */
export function useScoring(): Scoring {
  const person = storedUser() ?? ''
  return useOfflineStore<ScoringState, ScoringStore>(person, () => createScoringStore(person))
}
