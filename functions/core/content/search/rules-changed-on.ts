/**
 * The day on which the rules changed by which rows are made, where they stand, or what is counted by day: older rows are
 * renewed and counted once.
 */
export const rulesChangedOn = '2026-12-04'
