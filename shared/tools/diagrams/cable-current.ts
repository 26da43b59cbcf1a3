import type { DiagramChecks } from './diagram-checks.ts'

/**
 * Returns the current through a cable at full power, A; undefined if none is known. An id may be a word that
 * every object knows.
 */
export const cableCurrent = (
  currents: DiagramChecks['currents'] | undefined,
  cable: string,
): number | undefined => (currents && Object.hasOwn(currents, cable) ? currents[cable] : undefined)
