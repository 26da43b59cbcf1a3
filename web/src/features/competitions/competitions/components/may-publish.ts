import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'

/**
 * Tells whether places can be published now. A tie alone does not prevent it: the dialog asks whether it is
 * shared.
 */
export const mayPublish = ({
  publishRefusal,
  openTie,
}: Pick<ClassWork, 'publishRefusal' | 'openTie'>): boolean =>
  publishRefusal === undefined || (openTie !== undefined && publishRefusal.startsWith('Break the tie'))
