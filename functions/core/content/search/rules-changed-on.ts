/** The day on which the rules changed by which rows are made and where they stand: older ones are renewed once. */
export const rulesChangedOn = '2026-12-02'
