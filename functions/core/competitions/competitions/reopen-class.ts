import { reopened } from '#shared/competitions/competitions/class-step.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { AppError } from '#shared/errors.ts'

/** The class opened for what must change; one that runs is open already, which answers undefined. */
export function openedAgain(of: CompetitionClass, now: string): CompetitionClass | undefined {
  if (of.state === 'running') return undefined
  if (of.state !== 'provisional' && of.state !== 'final')
    throw new AppError(
      'conflict',
      'class_state',
      of.state === 'verified'
        ? 'This class is verified. Correct what was recorded, and a verifier publishes another revision.'
        : 'You can open only a class with published places.',
    )
  const { signature: _, ...rest } = reopened(of, now)
  return rest
}
