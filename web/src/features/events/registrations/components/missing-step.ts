import type { OwnRegistration } from '#shared/events/registrations/contract.ts'

/** The step that is left of an entry: its button, and why the gate waits for it. */
export type MissingStep = { dialog: 'change' | 'complete'; label: string; why: string }

/** Returns the step that an entrant has yet to take before the gate lets them in; undefined if there is none. */
export function missingStep({
  missing,
  isUnfinished,
}: Pick<OwnRegistration, 'missing' | 'isUnfinished'>): MissingStep | undefined {
  if (isUnfinished)
    return {
      dialog: 'change',
      label: 'Finish your entry',
      why: 'This entry was transferred to you. Finish it before you come to the gate.',
    }
  if (!missing) return undefined
  if (missing.waiver)
    return {
      dialog: 'complete',
      label: 'Accept the waiver',
      why: 'You have not accepted the waiver as it is now. The gate lets no one in without it.',
    }
  return {
    dialog: 'complete',
    label: 'Answer the questions',
    why: 'The organizer needs your answers before you come to the gate.',
  }
}
