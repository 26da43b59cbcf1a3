import type { WorkEntry } from '#shared/competitions/competitions/class-work.ts'

/** Why a side of a match cannot run, or undefined if it can. */
export function outWords({ status, isAbsent }: Pick<WorkEntry, 'status' | 'isAbsent'>): string | undefined {
  if (status === 'disqualified') return 'is disqualified'
  if (status !== 'in') return 'has left the class'
  return isAbsent ? 'is absent' : undefined
}
